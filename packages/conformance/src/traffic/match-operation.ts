import type { Contract } from "../load/contract.js";
import type { Operation } from "../load/operation.js";
import { fitsSegment, templateOf } from "../load/path-template.js";

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
  const templates = [...paths]
    .toSorted(([a], [b]) => Number(a.includes("{")) - Number(b.includes("{")))
    .map(([path, own]) => ({ template: templateOf(path), own }));
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  return (method, url) => {
    const path = base === undefined ? pathOf(url) : below(base, url);
    if (path === undefined) return undefined;
    const [, bare = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
    const segments = bare.split("/");
    for (const { template, own } of templates) {
      const start = segments.length - template.length;
      if (start < 1 || (base !== undefined && (start > 1 || segments[0] !== ""))) continue;
      // A base must not end in an empty segment: `//pets` is a different path from `/pets`.
      if (start > 1 && segments[start - 1] === "") continue;
      if (!template.every((texts, index) => fitsSegment(texts, segments[start + index] ?? "")))
        continue;
      const found = `/${segments.slice(start).join("/")}`;
      return { path: found + query, ...operationOf(own, method) };
    }
    return baseUrl === undefined ? undefined : { path: bare + query };
  };
}

function operationOf(own: readonly Operation[], method: string): { operation?: string } {
  const operation = own.find((one) => one.method === method);
  return operation ? { operation: operation.id } : {};
}

function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "") || "/";
}

function below(base: URL, url: string): string | undefined {
  if (url.startsWith("/")) return url;
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? "";
  if (!URL.canParse(origin) || new URL(origin).origin !== base.origin) return undefined;
  const prefix = base.pathname.replace(/\/$/, "");
  const path = pathOf(url);
  return path.startsWith(prefix) ? path.slice(prefix.length) || "/" : undefined;
}
