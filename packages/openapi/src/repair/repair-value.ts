import { isObject, type JsonObject } from "../json-object.js";
import { child } from "../json-pointer.js";
import type { ExpectedValue, ObjectName } from "./expected-value.js";
import { KEYWORDS, OBJECTS } from "./openapi-members.js";
import { repairReference } from "./repair-reference.js";
import { put, show, type Repair } from "./repair.js";
import { RULES } from "./rules.js";
import { repairSchema } from "./schema/repair-schema.js";

/** Repairs a value for its place; undefined if it must be left out. */
export function repairValue(
  value: unknown,
  expected: ExpectedValue,
  pointer: string,
  repair: Repair,
): unknown {
  if (expected === "any") return value;
  if (expected === "schema") return repairSchemaAndKeywords(value, pointer, repair);
  if (value === null) return leaveOut(value, "a value", pointer, repair);
  if (expected === "text") return repairText(value, pointer, repair);
  if (expected === "flag") return repairFlag(value, pointer, repair);
  if (expected === "number") return repairNumber(value, pointer, repair);
  if ("list" in expected) return repairList(value, expected.list, pointer, repair);
  if (!isObject(value)) return leaveOut(value, "an object", pointer, repair);
  if ("map" in expected) return repairMap(value, expected.map, pointer, repair);
  if ("object" in expected) return repairObject(value, expected.object, pointer, repair);
  if (value.$ref === undefined) return repairObject(value, expected.reference, pointer, repair);
  return repairReference(value, expected.reference, pointer, repair);
}

/** Repairs an OpenAPI object in place: applies its rules first, then repairs each of its members. */
export function repairObject(
  object: JsonObject,
  name: ObjectName,
  pointer: string,
  repair: Repair,
): JsonObject | undefined {
  if (repair.done.has(object)) return object;
  repair.done.add(object);
  for (const rule of RULES[name] ?? [])
    if (rule(object, pointer, repair) === "leave out") return undefined;
  repairMembers(object, OBJECTS[name], pointer, repair);
  return object;
}

function repairSchemaAndKeywords(value: unknown, pointer: string, repair: Repair): unknown {
  if (typeof value === "boolean") return value;
  if (isObject(value) && repair.done.has(value)) return value;
  const schema = repairSchema(value, pointer, repair);
  if (schema === true) return schema;
  repair.done.add(schema);
  repairMembers(schema, KEYWORDS, pointer, repair);
  return schema;
}

/** Repairs the members listed in a table, and notes those that are not. */
function repairMembers(
  object: JsonObject,
  expectedValues: Readonly<Record<string, ExpectedValue>>,
  pointer: string,
  repair: Repair,
): void {
  for (const [key, value] of Object.entries(object)) {
    if (key.startsWith("x-")) continue;
    const at = child(pointer, key);
    const expected = Object.hasOwn(expectedValues, key) ? expectedValues[key] : undefined;
    if (expected === undefined) {
      repair.note(at, {
        kind: "unknown-member",
        found: `\`${key}\` is unknown here`,
        read: "it is ignored",
        fix: `Remove it, or rename it to \`x-${key}\``,
      });
      // The member is retained, because a reference may point into it.
      continue;
    }
    const repaired = repairValue(value, expected, at, repair);
    if (repaired === undefined) delete object[key];
    else if (repaired !== value) put(object, key, repaired);
  }
}

function repairMap(
  map: JsonObject,
  expected: ExpectedValue,
  pointer: string,
  repair: Repair,
): JsonObject {
  for (const [key, value] of Object.entries(map)) {
    // Except in maps with free names, these are extensions.
    if (key.startsWith("x-") && expected !== "schema") continue;
    const repaired = repairValue(value, expected, child(pointer, key), repair);
    if (repaired === undefined) delete map[key];
    else if (repaired !== value) put(map, key, repaired);
  }
  return map;
}

function repairList(
  value: unknown,
  expected: ExpectedValue,
  pointer: string,
  repair: Repair,
): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      repairValue(item, expected, child(pointer, index), repair),
    );
    value.splice(0, value.length, ...items.filter((item) => item !== undefined));
    return value;
  }
  if (expected !== "any" && expected !== "text" && !isObject(value))
    return leaveOut(value, "a list", pointer, repair);
  repair.note(pointer, {
    kind: "single-value",
    found: `expected a list, got ${show(value)}`,
    read: "it is read as a list with this one value",
    fix: "Write it as a list",
  });
  const item = repairValue(value, expected, child(pointer, 0), repair);
  return item === undefined ? undefined : [item];
}

function repairText(value: unknown, pointer: string, repair: Repair): unknown {
  if (typeof value === "string") return value;
  if (typeof value !== "number" && typeof value !== "boolean")
    return leaveOut(value, "a string", pointer, repair);
  repair.note(pointer, {
    kind: "text-expected",
    found: `expected a string, got ${show(value)}`,
    read: `it is read as ${show(String(value))}`,
    fix: "Write it in quotes",
  });
  return String(value);
}

function repairFlag(value: unknown, pointer: string, repair: Repair): unknown {
  if (typeof value === "boolean") return value;
  if (value !== "true" && value !== "false")
    return leaveOut(value, "`true` or `false`", pointer, repair);
  repair.note(pointer, {
    kind: "flag-expected",
    found: `expected \`true\` or \`false\`, got the string ${show(value)}`,
    read: `it is read as \`${value}\``,
    fix: "Write it without quotes",
  });
  return value === "true";
}

function repairNumber(value: unknown, pointer: string, repair: Repair): unknown {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  const isWritten = typeof value === "string" && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value);
  if (!isWritten) return leaveOut(value, "a number", pointer, repair);
  repair.note(pointer, {
    kind: "number-expected",
    found: `expected a number, got the string ${show(value)}`,
    read: "it is read as that number",
    fix: "Write it without quotes",
  });
  return Number(value);
}

function leaveOut(value: unknown, expected: string, pointer: string, repair: Repair): undefined {
  const isNull = value === null;
  repair.note(pointer, {
    kind: isNull ? "null-value" : "wrong-value",
    found: `expected ${expected}, got ${show(value)}`,
    read: "it is read as absent",
    fix: isNull ? "Remove it, or give it a value" : `Write ${expected}, or remove it`,
  });
  return undefined;
}
