import { isObject, type JsonObject } from "../../json-object.js";
import { child, keysOf, valueAt } from "../../json-pointer.js";
import { type Located, put, type Repair } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

const GROUPS = ["allOf", "anyOf", "oneOf"] as const;
/** Schemas that this rule closed with `unevaluatedProperties`; their authors wrote `additionalProperties`. */
const closedByRule = new WeakSet<JsonObject>();
/** Pointers to open copies, by closed schema. */
const openCopies = new WeakMap<JsonObject, string>();

/**
 * Makes closed schemas work in compositions. `additionalProperties: false` refuses every member that its own schema
 * does not list (JSON Schema 2020-12, 10.3.2.3). It also refuses the members that the other schemas of an `allOf` list,
 * so no value could conform. What authors mean is that the composed object has no other members.
 */
export const repairClosed: SchemaRule = (schema, pointer, repair) => {
  openParts(schema, pointer, repair);
  if (schema.additionalProperties !== false || schema.patternProperties) return;
  const own = new Set(namesOf(schema));
  if (namesWithParts(schema, repair).every((name) => own.has(name))) return;
  repair.note(child(pointer, "additionalProperties"), {
    kind: "closed-part",
    found:
      "`additionalProperties: false` next to `allOf`, `anyOf` or `oneOf` forbids their members",
    read: "their members are allowed, and no others",
    fix: "Write `unevaluatedProperties: false` (JSON Schema 2020-12) instead",
  });
  delete schema.additionalProperties;
  put(schema, "unevaluatedProperties", false);
  closedByRule.add(schema);
};

/** Opens the closed parts of `allOf` that refuse members of the schema or of its other parts. */
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
        "`additionalProperties: false` in a part of `allOf` forbids the members of the other parts",
      read: "as a part, the schema allows them; everywhere else, it does not",
      fix: "Remove it from the part, or write `unevaluatedProperties: false` next to `allOf`",
    });
    parts[index] = opened(part, found, repair);
  }
}

/** Returns true if a schema, or one of the schemas in its `allOf`, allows only the members that it lists. */
function isClosed(schema: JsonObject, repair: Repair): boolean {
  return [...withParts(schema, ["allOf"], repair)].some(isClosedByAuthor);
}

/**
 * Returns true if the author wrote `additionalProperties: false`, which this rule may have replaced. A schema with its
 * own `unevaluatedProperties` has no such problem in compositions.
 */
function isClosedByAuthor(schema: JsonObject): boolean {
  return schema.additionalProperties === false || closedByRule.has(schema);
}

/**
 * Opens a part of `allOf` in place. If the part is a reference, it becomes a reference to an open copy of the target.
 */
function opened(part: unknown, found: Located, repair: Repair): unknown {
  if (part !== found.value) return { ...(part as object), $ref: `#${openCopyOf(found, repair)}` };
  open(found.value, repair);
  return part;
}

/**
 * Returns the pointer to an open copy of a schema, which is added to the document on first use. All places share one
 * copy: with a copy for each place, nested parts would multiply.
 */
function openCopyOf({ value, pointer }: Located, repair: Repair): string {
  const known = openCopies.get(value);
  if (known !== undefined) return known;
  const place = repair.root === "schema" ? "/$defs" : "/components/schemas";
  const schemas = valueAt(repair.document, place);
  if (!isObject(schemas)) return pointer;
  const name = `${keysOf(pointer).at(-1) ?? ""}Open`;
  let free = name;
  for (let count = 2; free in schemas; count += 1) free = `${name}${count}`;
  const openCopy = structuredClone(value);
  if (closedByRule.has(value)) closedByRule.add(openCopy);
  put(schemas, free, openCopy);
  const made = child(place, free);
  openCopies.set(value, made);
  open(openCopy, repair);
  return made;
}

function open(schema: JsonObject, repair: Repair): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (closedByRule.delete(schema)) delete schema.unevaluatedProperties;
  if (!Array.isArray(schema.allOf)) return;
  schema.allOf = schema.allOf.map((part: unknown) => {
    const found = repair.resolve(part, "");
    return found && isClosed(found.value, repair) ? opened(part, found, repair) : part;
  });
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
  // Schemas added during the loop are visited too.
  for (const one of all)
    for (const group of groups)
      for (const part of Array.isArray(one[group]) ? (one[group] as unknown[]) : []) {
        const found = repair.resolve(part, "");
        if (found) all.add(found.value);
      }
  return all;
}
