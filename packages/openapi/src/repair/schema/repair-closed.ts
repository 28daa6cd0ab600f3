import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, type Repair } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

const GROUPS = ["allOf", "anyOf", "oneOf"] as const;
/** Schemas that the rule has closed by `unevaluatedProperties`, whose authors wrote `additionalProperties`. */
const closedByRule = new WeakSet<JsonObject>();

/**
 * Lets closed schemas be composed. `additionalProperties: false` refuses every member that its own schema does not list
 * (JSON Schema 2020-12, 10.3.2.3): also those of `allOf` next to it, and those of the schema that it is a part of, so
 * that no value could conform. Descriptions mean that the composed object has no other members.
 */
export const repairClosed: SchemaRule = (schema, pointer, repair) => {
  openParts(schema, pointer, repair);
  if (schema.additionalProperties !== false || schema.patternProperties) return;
  const own = new Set(namesOf(schema));
  if (namesWithParts(schema, repair).every((name) => own.has(name))) return;
  repair.note(child(pointer, "additionalProperties"), {
    kind: "closed-part",
    found:
      "`additionalProperties: false` beside `allOf`, `anyOf` or `oneOf`, whose members it refuses",
    read: "their members are allowed, and no others",
    fix: "Write `unevaluatedProperties: false` (JSON Schema 2020-12) instead",
  });
  delete schema.additionalProperties;
  put(schema, "unevaluatedProperties", false);
  closedByRule.add(schema);
};

/** Replaces the closed parts of `allOf` that refuse members of the schema or of its other parts by open copies. */
function openParts(schema: JsonObject, pointer: string, repair: Repair): void {
  if (!Array.isArray(schema.allOf)) return;
  const parts: unknown[] = schema.allOf;
  for (const [index, part] of parts.entries()) {
    const found = repair.resolve(part, child(child(pointer, "allOf"), String(index)));
    if (!found || !isClosed(found.value, repair)) continue;
    const listed = new Set(namesWithParts(found.value, repair));
    if (namesWithParts(schema, repair).every((name) => listed.has(name))) continue;
    repair.note(found.pointer, {
      kind: "closed-part",
      found:
        "a part of `allOf` with `additionalProperties: false`, which refuses the members of the other parts",
      read: "there, it allows them",
      fix: "Remove it from the part, or write `unevaluatedProperties: false` beside `allOf`",
    });
    parts[index] = openCopy(found.value, repair, new Set());
  }
}

/** Whether a schema, or one that it consists of, allows only the members that it lists. */
function isClosed(schema: JsonObject, repair: Repair): boolean {
  return [...withParts(schema, ["allOf"], repair)].some(isClosedItself);
}

/** Authors who write `unevaluatedProperties` know what it refuses. */
function isClosedItself(schema: JsonObject): boolean {
  return schema.additionalProperties === false || closedByRule.has(schema);
}

/** `above` are the schemas around it, so that one that is a part of itself ends. */
function openCopy(schema: JsonObject, repair: Repair, above: ReadonlySet<object>): JsonObject {
  const copy = structuredClone(schema);
  if (copy.additionalProperties === false) delete copy.additionalProperties;
  if (closedByRule.has(schema)) delete copy.unevaluatedProperties;
  if (!Array.isArray(copy.allOf)) return copy;
  const within = new Set([...above, schema]);
  copy.allOf = copy.allOf.map((part: unknown) => {
    const found = repair.resolve(part, "");
    if (!found || within.has(found.value) || !isClosed(found.value, repair)) return part;
    return openCopy(found.value, repair, within);
  });
  return copy;
}

function namesOf({ properties }: JsonObject): readonly string[] {
  return isObject(properties) ? Object.keys(properties) : [];
}

/** Returns the names that a schema and its parts list, at any depth. */
function namesWithParts(schema: JsonObject, repair: Repair): readonly string[] {
  return [...withParts(schema, GROUPS, repair)].flatMap(namesOf);
}

/** Returns a schema and the schemas that it consists of, each once. */
function withParts(
  schema: JsonObject,
  groups: readonly string[],
  repair: Repair,
): ReadonlySet<JsonObject> {
  const all = new Set([schema]);
  // A set that grows while it is iterated is iterated to its new end.
  for (const one of all)
    for (const group of groups)
      for (const part of Array.isArray(one[group]) ? (one[group] as unknown[]) : []) {
        const found = repair.resolve(part, "");
        if (found) all.add(found.value);
      }
  return all;
}
