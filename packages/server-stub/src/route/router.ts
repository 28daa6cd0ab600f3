import type { Operation, OperationHead } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import { plantTree, type Leaf } from "./path-tree.js";

/** An operation, and what its path template captured, not decoded. */
export interface Route<Found = Operation> {
  readonly operation: Found;
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the route of a request, or tells which methods its path has. */
export interface Router<Found = Operation> {
  /** The methods of a path, HEAD and OPTIONS included; undefined for an unknown path. */
  allowed(path: string): readonly string[] | undefined;
  /** Throws 404 for an unknown path and 405 with `Allow` for an unknown method. */
  match(method: string, path: string): Route<Found>;
}

const CAPTURES = /\{([^}]*)\}/g;

/** A router over the operations; paths without captures are found by one lookup. */
export function createRouter<Found extends OperationHead>(
  operations: readonly Found[],
): Router<Found> {
  const fixed = fixedRoutes(operations);
  const tree = plantTree(operations);
  return {
    allowed: (path) => allowedMethods(tree.find(path)),
    match: (method, path) => fixed.get(path)?.get(method) ?? matchLeaf(method, tree.find(path)),
  };
}

/** The routes of paths that capture nothing, by path and method. */
function fixedRoutes<Found extends OperationHead>(
  operations: readonly Found[],
): Map<string, Map<string, Route<Found>>> {
  const routes = new Map<string, Map<string, Route<Found>>>();
  for (const operation of operations) {
    if (operation.path.includes("{")) continue;
    const byMethod = routes.get(operation.path) ?? new Map<string, Route<Found>>();
    routes.set(operation.path, byMethod.set(operation.method, { operation, path: {} }));
  }
  return routes;
}

function matchLeaf<Found extends OperationHead>(
  method: string,
  leaves: readonly Leaf<Found>[],
): Route<Found> {
  // A path may meet several templates, of which only one has the method.
  for (const wanted of method === "HEAD" ? ["HEAD", "GET"] : [method])
    for (const { operations, captured } of leaves) {
      const operation = operations.get(wanted);
      if (operation) return { operation, path: nameCaptured(operation, captured) };
    }
  const allowed = allowedMethods(leaves);
  if (!allowed)
    throw new ProblemError({ type: "not-found", detail: "There is no resource at this path." });
  throw methodNotAllowed(method, allowed);
}

function nameCaptured(operation: OperationHead, values: readonly string[]): Record<string, string> {
  const names = namesOf.get(operation) ?? captureNames(operation);
  const captured = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  for (const [alias, name] of Object.entries(operation.aliases ?? {}))
    captured[alias] = captured[name] ?? "";
  return captured;
}

const namesOf = new WeakMap<OperationHead, readonly string[]>();

function captureNames(operation: OperationHead): readonly string[] {
  const names = [...operation.path.matchAll(CAPTURES)].map(([, name = ""]) => name);
  namesOf.set(operation, names);
  return names;
}

function allowedMethods(leaves: readonly Leaf<unknown>[]): string[] | undefined {
  if (leaves.length === 0) return undefined;
  const methods = leaves.flatMap(({ operations }) => [...operations.keys()]);
  const safe = methods.includes("GET") ? ["GET", "HEAD"] : [];
  return [...new Set([...safe, ...methods, "OPTIONS"])];
}

function methodNotAllowed(method: string, allowed: readonly string[]): ProblemError {
  const allow = allowed.join(", ");
  return new ProblemError({
    type: "method-not-allowed",
    detail: `Expected one of ${allow}, got ${method}.`,
    headers: { allow },
  });
}
