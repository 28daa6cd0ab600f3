import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { show } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

/** Repairs `enum`, `const` and examples with impossible values. */
export const repairValues: SchemaRule = (schema, pointer, repair) => {
  if (schema.enum === null || schema.enum === undefined) delete schema.enum;
  else if (!Array.isArray(schema.enum)) {
    repair.note(child(pointer, "enum"), {
      kind: "single-value",
      found: `expected a list, got ${show(schema.enum)}`,
      read: "its values are read as a list",
      fix: "Write it as a list",
    });
    schema.enum = isObject(schema.enum) ? Object.values(schema.enum) : [schema.enum];
  }
  // In a standalone schema, an `enum` without valid values means that no value conforms; in a description it is a
  // mistake of a tool or a person.
  if (Array.isArray(schema.enum) && repair.root === "description")
    repairEnum(schema, schema.enum, pointer, repair);
  if (!Array.isArray(schema.examples) && isObject(schema.examples))
    schema.examples = Object.values(schema.examples).map((one) =>
      isObject(one) && "value" in one ? one.value : one,
    );
  for (const keyword of ["const", "default"])
    if (hasNoJson(schema[keyword])) noteNumber(keyword, "it is read as absent");
  if (Array.isArray(schema.enum) && schema.enum.some(hasNoJson))
    noteNumber("enum", "any value is allowed");

  function noteNumber(keyword: string, read: string): void {
    repair.note(child(pointer, keyword), {
      kind: "wrong-value",
      found: "infinity or NaN, which JSON cannot represent",
      read,
      fix: "Write a finite number",
    });
    delete schema[keyword];
  }
};

function repairEnum(
  schema: JsonObject,
  values: readonly unknown[],
  pointer: string,
  repair: Parameters<SchemaRule>[2],
): void {
  const types = typesOf(schema);
  const read = values.map((value) => (fits(value, types) ? value : convert(value, types)));
  const fitting = read.filter((value) => value !== undefined);
  // A list that contains only null, or null and allowed values, is left unchanged.
  if (fitting.length === values.length && read.every((value, at) => value === values[at])) {
    if (values.length > 0) return;
  }
  const isEmpty = !fitting.some((value) => fits(value, types));
  repair.note(child(pointer, "enum"), {
    kind: "enum-of-another-type",
    found:
      values.length === 0
        ? "`enum` is empty"
        : `\`enum\` lists ${show(values)} next to ${show(schema.type ?? "properties")}`,
    read: isEmpty ? "it is ignored" : `it is read as ${show(fitting)}`,
    fix: "List values of that type, or remove `enum`",
  });
  if (isEmpty) delete schema.enum;
  else schema.enum = [...new Set(fitting)];
}

/** Returns the types that a schema allows, as declared or implied; empty for any type. */
function typesOf({ type, properties }: JsonObject): readonly unknown[] {
  if (type !== undefined) return [type].flat();
  return isObject(properties) ? ["object"] : [];
}

function fits(value: unknown, types: readonly unknown[]): boolean {
  // Many descriptions list null among values of another type to allow it. Whether null is allowed depends on the type.
  if (types.length === 0 || value === null) return true;
  if (typeof value === "number")
    return types.includes("number") || (types.includes("integer") && Number.isInteger(value));
  if (Array.isArray(value)) return types.includes("array");
  return types.includes(typeof value);
}

/** Returns the same value in an allowed type; undefined if there is none. */
function convert(value: unknown, types: readonly unknown[]): unknown {
  const isPlain = typeof value === "number" || typeof value === "boolean";
  if (types.includes("string") && isPlain) return String(value);
  if (typeof value !== "string") return undefined;
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  if (isNumber && fits(Number(value), types)) return Number(value);
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return undefined;
}

/**
 * Whether a value contains a number that JSON cannot represent: YAML has infinities, and both formats read numbers that
 * are too large as infinite.
 */
function hasNoJson(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasNoJson);
}
