import { isObject, type JsonObject } from "../json-object.js";
import { pointerOf, valueAt } from "../json-pointer.js";
import type { ObjectName } from "./expected-value.js";
import { show, type Repair } from "./repair.js";

/** Replacements for unresolvable references in places that require an object. */
const SUBSTITUTES: Partial<Record<ObjectName, () => JsonObject>> = {
  response: () => ({ description: "" }),
  swaggerResponse: () => ({ description: "" }),
  mediaType: () => ({}),
  header: () => ({}),
  securityScheme: () => ({ type: "http", scheme: "bearer" }),
};

/** Returns a Reference Object if its target exists, else a substitute; undefined if it must be left out. */
export function repairReference(
  object: JsonObject,
  name: ObjectName,
  pointer: string,
  repair: Repair,
): JsonObject | undefined {
  const { $ref } = object;
  const target = findTarget($ref, name, repair);
  const found = target === undefined ? undefined : valueAt(repair.document, target);
  if (isObject(found) && found.$ref === undefined) return object;
  const substitute = SUBSTITUTES[name]?.();
  noteUnresolved(
    $ref,
    pointer,
    substitute ? "it is replaced by an empty one" : "it is left out",
    repair,
  );
  return substitute;
}

/** Notes an unresolvable reference, unless it was noted when its file was read. */
export function noteUnresolved($ref: unknown, pointer: string, read: string, repair: Repair): void {
  const found = `\`$ref: ${typeof $ref === "string" ? $ref : show($ref)}\` cannot be resolved`;
  const isNoted = repair.notes.list.some(
    (note) => note.kind === "unresolved-reference" && note.found.startsWith(found),
  );
  if (isNoted) return;
  repair.note(pointer, {
    kind: "unresolved-reference",
    found,
    read,
    fix: "Add the target, or correct the reference",
  });
}

/**
 * Returns the pointer of the last target in a chain of references, and schedules each target for repair as the expected
 * object. The result is a reference itself if the chain is circular, and undefined if it cannot be resolved.
 */
export function findTarget(
  reference: unknown,
  expected: ObjectName | "schema",
  { document, targets, root }: Repair,
): string | undefined {
  const seen = new Set<string>();
  let next = reference;
  while (typeof next === "string") {
    const pointer = pointerOf(next, document);
    const isThere = root === "schema" ? pointer !== undefined : Boolean(pointer);
    if (pointer === undefined || !isThere) return undefined;
    if (seen.has(pointer)) return pointer;
    seen.add(pointer);
    const value = valueAt(document, pointer);
    if (value === undefined || value === null) return undefined;
    if (!targets.has(pointer)) targets.set(pointer, expected);
    if (!isObject(value) || value.$ref === undefined) return pointer;
    next = value.$ref;
  }
  return undefined;
}
