import type { Operation } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";

/** An operation, and what its path template captured, as it came. */
export interface Route {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the route of a request, or tells which methods its path has. */
export interface Router {
  /** The methods of a path, HEAD and OPTIONS included; undefined for an unknown path. */
  allowed(path: string): readonly string[] | undefined;
  /** Throws 404 for an unknown path and 405 with `Allow` for an unknown method. */
  match(method: string, path: string): Route;
}

interface Entry {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly operations: Map<string, Operation>;
}

/** A router over the operations; paths without captures are found by one look-up. */
export function createRouter(operations: readonly Operation[]): Router {
  const entries = groupByPath(operations);
  const fixed = new Map([...entries].filter(([, entry]) => entry.names.length === 0));
  const templates = [...entries.values()].filter((entry) => entry.names.length > 0);
  const find = (path: string) =>
    fixed.get(path) ?? templates.find(({ pattern }) => pattern.test(path));
  return {
    allowed: (path) => allowedMethods(find(path)),
    match: (method, path) => {
      const entry = find(path);
      if (!entry)
        throw new ProblemError({ type: "not-found", detail: "There is nothing under this path." });
      const operation = entry.operations.get(method === "HEAD" ? "GET" : method);
      if (!operation) throw methodNotAllowed(method, allowedMethods(entry) ?? []);
      return { operation, path: capture(entry, path) };
    },
  };
}

function groupByPath(operations: readonly Operation[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const operation of operations) {
    const entry = entries.get(operation.path) ?? createEntry(operation.path);
    entry.operations.set(operation.method, operation);
    entries.set(operation.path, entry);
  }
  return entries;
}

function createEntry(path: string): Entry {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  const source = path
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return { pattern: new RegExp(`^${source.join("([^/]+)")}$`), names, operations: new Map() };
}

function capture({ pattern, names }: Entry, path: string): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}

function allowedMethods(entry: Entry | undefined): string[] | undefined {
  if (!entry) return undefined;
  const methods = [...entry.operations.keys()];
  return [
    ...(methods.includes("GET") ? ["GET", "HEAD"] : []),
    ...methods.filter((method) => method !== "GET"),
    "OPTIONS",
  ];
}

function methodNotAllowed(method: string, allowed: readonly string[]): ProblemError {
  const allow = allowed.join(", ");
  return new ProblemError({
    type: "method-not-allowed",
    detail: `Expected one of ${allow}, got ${method}.`,
    headers: { allow },
  });
}
