import { isObject, operationIdOf, type JsonObject } from "@document-export/openapi";
import { keepNeeded } from "./keep-needed.ts";
import { createPatterns } from "./patterns.ts";

/** The operations to generate, by ids, tags or paths, in which `*` matches anything. */
export interface Selection {
  /** Includes only operations that match; all if absent. */
  readonly only?: readonly string[] | undefined;
  /** Excludes operations that match. */
  readonly skip?: readonly string[] | undefined;
}

/** A description with its selected operations, and the original number of operations. */
export interface Selected {
  readonly document: JsonObject;
  /** Number of operations under `paths`. */
  readonly described: number;
  /** Patterns that match no operation. */
  readonly unknown: readonly string[];
}

const METHODS = "get put post delete options head patch trace query".split(" ");

/**
 * Removes unwanted operations from `paths`, and everything that only they need. Runs before the description is
 * repaired, so that there are no notes about removed parts.
 */
export function selectOperations(document: JsonObject, { only, skip }: Selection): Selected {
  const paths = isObject(document.paths) ? document.paths : {};
  const wanted = createPatterns(only ?? []);
  const unwanted = createPatterns(skip ?? []);
  let described = 0;
  const isKept = (names: readonly string[]): boolean => {
    described += 1;
    // Both patterns are always tested, to find those that match nothing.
    const [isWanted, isUnwanted] = [wanted.match(names), unwanted.match(names)];
    return (only === undefined || only.length === 0 || isWanted) && !isUnwanted;
  };
  const kept = Object.entries(paths).map(([path, item]): [string, unknown] => [
    path,
    isObject(item) ? withoutOthers(path, item, isKept) : item,
  ]);
  const unknown = [...wanted.unused(), ...unwanted.unused()];
  if (!only?.length && !skip?.length) return { document, described, unknown };
  const selected = { ...document, paths: Object.fromEntries(kept.filter(hasOperation)) };
  return { document: keepNeeded(selected, document), described, unknown };
}

function withoutOthers(
  path: string,
  item: JsonObject,
  isKept: (names: readonly string[]) => boolean,
): JsonObject {
  const keep = (method: string, operation: unknown) =>
    isKept(namesOf(path, method, isObject(operation) ? operation : {}));
  const members = Object.entries(item).flatMap(([key, value]): [string, unknown][] => {
    if (METHODS.includes(key.toLowerCase())) return keep(key, value) ? [[key, value]] : [];
    if (key !== "additionalOperations" || !isObject(value)) return [[key, value]];
    const more = Object.entries(value).filter(([method, operation]) => keep(method, operation));
    return [[key, Object.fromEntries(more)]];
  });
  return Object.fromEntries(members);
}

/** Returns the names by which an operation can be selected. */
function namesOf(path: string, method: string, operation: JsonObject): string[] {
  const { operationId, tags } = operation;
  return [
    typeof operationId === "string" ? operationId : operationIdOf(method, path),
    path,
    `${method.toUpperCase()} ${path}`,
    ...(Array.isArray(tags) ? tags.map(String) : []),
  ];
}

/** Whether a path item has an operation left, or is a reference, which is not followed. */
function hasOperation([, item]: [string, unknown]): boolean {
  if (!isObject(item)) return false;
  const hasMore =
    isObject(item.additionalOperations) && Object.keys(item.additionalOperations).length > 0;
  return (
    hasMore ||
    item.$ref !== undefined ||
    Object.keys(item).some((key) => METHODS.includes(key.toLowerCase()))
  );
}
