import { isObject, operationIdOf, type JsonObject } from "@document-export/openapi";
import { keepNeeded } from "./keep-needed.ts";
import { createPatterns } from "./patterns.ts";

/** Which operations are wanted: by their ids, tags or paths, each with `*` for anything. */
export interface Selection {
  /** Only those that one of these names; all if there is none. */
  readonly only?: readonly string[] | undefined;
  /** Names of operations to leave out. */
  readonly skip?: readonly string[] | undefined;
}

/** A description with what is wanted of it, and how many operations it had. */
export interface Selected {
  readonly document: JsonObject;
  /** How many operations are under `paths`. */
  readonly described: number;
  /** What was asked for and names no operation. */
  readonly unknown: readonly string[];
}

const METHODS = "get put post delete options head patch trace query".split(" ");

/**
 * Leaves out operations of `paths` and what only they need. The description is not repaired yet, so that nothing is said of
 * what is left out.
 */
export function selectOperations(document: JsonObject, { only, skip }: Selection): Selected {
  const paths = isObject(document.paths) ? document.paths : {};
  const wanted = createPatterns(only ?? []);
  const unwanted = createPatterns(skip ?? []);
  let described = 0;
  const isKept = (names: readonly string[]): boolean => {
    described += 1;
    // Both are asked of each, so that it is known which of them name nothing.
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

/** What an operation can be asked for by. */
function namesOf(path: string, method: string, operation: JsonObject): string[] {
  const { operationId, tags } = operation;
  return [
    typeof operationId === "string" ? operationId : operationIdOf(method, path),
    path,
    `${method.toUpperCase()} ${path}`,
    ...(Array.isArray(tags) ? tags.map(String) : []),
  ];
}

/** Whether a path item has anything left, or is a reference, which is looked into no further. */
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
