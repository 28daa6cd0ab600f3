import type { JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { show } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

const TYPES = new Set(["null", "boolean", "integer", "number", "string", "array", "object"]);

/** Names of JSON types in other tools and languages, with the type and format that they mean. */
const OTHER_NAMES: Readonly<Record<string, JsonObject>> = {
  int: { type: "integer" },
  int32: { type: "integer", format: "int32" },
  int64: { type: "integer", format: "int64" },
  long: { type: "integer", format: "int64" },
  float: { type: "number", format: "float" },
  double: { type: "number", format: "double" },
  decimal: { type: "number" },
  bool: { type: "boolean" },
  str: { type: "string" },
  text: { type: "string" },
  date: { type: "string", format: "date" },
  datetime: { type: "string", format: "date-time" },
  "date-time": { type: "string", format: "date-time" },
  timestamp: { type: "string" },
  uuid: { type: "string", format: "uuid" },
  uri: { type: "string", format: "uri" },
  url: { type: "string", format: "uri" },
  email: { type: "string", format: "email" },
  enum: { type: "string" },
  file: { type: "string", format: "binary" },
  binary: { type: "string", format: "binary" },
  list: { type: "array" },
  map: { type: "object" },
  dict: { type: "object" },
  none: { type: "null" },
  nil: { type: "null" },
};

/** Returns the meaning of a type name; undefined if it is unknown. */
export function readTypeName(name: string): JsonObject | undefined {
  const plain = name.trim().toLowerCase();
  if (TYPES.has(plain)) return { type: plain };
  const known = Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain] : undefined;
  return known && { ...known };
}

/** Repairs a `type` that uses names of other languages, or no known name. */
export const repairTypes: SchemaRule = (schema, pointer, repair) => {
  if (!("type" in schema)) return;
  const { type } = schema;
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (names.length > 0 && names.every((name) => TYPES.has(String(name))) && !names.includes(null)) {
    if (new Set(names).size < names.length) schema.type = [...new Set(names)];
    return;
  }
  const read = names.map((name) => readTypeName(name === null ? "null" : String(name)));
  const known = read.filter((one) => one !== undefined);
  // An unknown type may be anything, and so may a list that contains one.
  const isKnown = known.length > 0 && known.length === read.length;
  const [first, ...others] = known;
  const asRead = others.length === 0 ? first?.type : [...new Set(known.map((one) => one.type))];
  repair.note(child(pointer, "type"), {
    kind: "unknown-type",
    found: `${show(type)} is not a type of JSON Schema`,
    read: isKnown ? `it is read as ${show(asRead)}` : "any type is allowed",
    fix: 'Write one or more of "null", "boolean", "integer", "number", "string", "array" and "object"',
  });
  delete schema.type;
  if (!isKnown) return;
  schema.type = asRead;
  if (others.length === 0 && schema.format === undefined && first?.format)
    schema.format = first.format;
};
