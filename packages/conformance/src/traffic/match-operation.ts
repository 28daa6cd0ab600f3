import type { Contract } from "../load/contract.js";
import type { Operation } from "../load/operation.js";

/** The match of a recorded URL with the description. */
export interface Match {
  /** Path and query below the base URL. */
  readonly path: string;
  readonly operation?: string;
}

/** Returns undefined if the description does not cover an exchange. */
export type MatchOperation = (method: string, url: string) => Match | undefined;

/**
 * Creates the matcher for recorded requests. With a base URL, everything below it belongs to the API; without one,
 * everything that ends in a described path does, at any address.
 */
export function createMatcher(
  { operations }: Pick<Contract, "operations">,
  baseUrl: string | undefined,
): MatchOperation {
  const paths = Map.groupBy(operations.values(), ({ path }) => path);
  // A path without parameters takes precedence over a path with parameters, as in OpenAPI.
  const patterns = [...paths]
    .toSorted(([a], [b]) => Number(a.includes("{")) - Number(b.includes("{")))
    .map(([path, own]) => ({ pattern: patternOf(path), own }));
  return (method, url) => {
    const path = baseUrl === undefined ? pathOf(url) : below(baseUrl, url);
    if (path === undefined) return undefined;
    const [, bare = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
    for (const { pattern, own } of patterns) {
      const found = pattern.exec(bare);
      if (!found || (baseUrl !== undefined && found.index > 0)) continue;
      // A base must not end in an empty segment: `//pets` is a different path from `/pets`.
      if (bare.slice(0, found.index).endsWith("/")) continue;
      return { path: found[0] + query, ...operationOf(own, method) };
    }
    return baseUrl === undefined ? undefined : { path: bare + query };
  };
}

function operationOf(own: readonly Operation[], method: string): { operation?: string } {
  const operation = own.find((one) => one.method === method);
  return operation ? { operation: operation.id } : {};
}

function patternOf(path: string): RegExp {
  const segments = path.split(/\{[^}]+\}/).map((text) => escape(text));
  return new RegExp(`${segments.join("[^/]+")}$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "") || "/";
}

function below(baseUrl: string, url: string): string | undefined {
  if (url.startsWith("/")) return url;
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? "";
  const base = new URL(baseUrl);
  if (!URL.canParse(origin) || new URL(origin).origin !== base.origin) return undefined;
  const prefix = base.pathname.replace(/\/$/, "");
  const path = pathOf(url);
  return path.startsWith(prefix) ? path.slice(prefix.length) || "/" : undefined;
}
