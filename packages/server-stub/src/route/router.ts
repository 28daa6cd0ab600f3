import type { Operation, OperationHead } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import { plantTree, type Leaf } from "./path-tree.js";

/** An operation, and the path parameters from its template, not decoded. */
export interface Route<Found = Operation> {
  readonly operation: Found;
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the route of a request, or the methods that a path supports. */
export interface Router<Found = Operation> {
  /**
   * Returns the methods of a path, including HEAD and OPTIONS, for the response to OPTIONS. Undefined for an unknown
   * path, and for one whose description has an OPTIONS operation: that operation responds itself.
   */
  allowed(path: string): readonly string[] | undefined;
  /** Finds the route of a request. Throws a 404 for an unknown path, and a 405 with `Allow` for an unknown method. */
  match(method: string, path: string): Route<Found>;
}

const CAPTURES = /\{([^}]*)\}/g;

/** Creates a router for operations; paths without parameters need a single lookup. */
export function createRouter<Found extends OperationHead>(
  operations: readonly Found[],
): Router<Found> {
  const fixed = fixedRoutes(operations);
  const tree = plantTree(operations);
  return {
    allowed: (path) => {
      const leaves = tree.find(path);
      const isDescribed = leaves.some(({ operations: found }) => found.has("OPTIONS"));
      return isDescribed ? undefined : allowedMethods(leaves);
    },
    match: (method, path) => fixed.get(path)?.get(method) ?? matchLeaf(method, tree.find(path)),
  };
}

/** Returns the routes of paths without parameters, by path and method. */
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
  // A path may match several templates, of which only one has the method.
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
