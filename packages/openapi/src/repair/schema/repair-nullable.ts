import type { JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

/** Keywords that restrict no value. They stay in place when a schema is wrapped. */
export const ANNOTATIONS = new Set(
  "title description default deprecated readOnly writeOnly example examples externalDocs xml".split(
    " ",
  ),
);

/** Converts `nullable: true`, which OpenAPI 3.1 does not have, so that null is allowed. */
export const repairNullable: SchemaRule = (schema, pointer, repair) => {
  if (!("nullable" in schema)) return;
  const isNullable = schema.nullable === true || schema.nullable === "true";
  delete schema.nullable;
  repair.note(child(pointer, "nullable"), {
    kind: "nullable",
    found: "`nullable` belongs to OpenAPI 3.0",
    read: isNullable ? "null is allowed" : "it has no effect",
    fix: isNullable
      ? 'Write `type: [<type>, "null"]`, or `anyOf` with `type: "null"`'
      : "Remove it",
  });
  if (isNullable) allowNull(schema);
};

/** Changes a schema so that it also allows null. */
export function allowNull(schema: JsonObject): void {
  const { type, enum: values } = schema;
  const asserts = Object.keys(schema).some((keyword) => isAlternative(keyword));
  if (!asserts) {
    if (type === undefined && !Array.isArray(values)) return;
    if (type !== undefined) schema.type = [...new Set([type, "null"].flat())];
    if (Array.isArray(values) && !values.includes(null)) schema.enum = [...values, null];
    return;
  }
  const inner: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword) || keyword.startsWith("x-")) continue;
    put(inner, keyword, value);
    delete schema[keyword];
  }
  schema.anyOf = [onlyBranchOf(inner) ?? inner, { type: "null" }];
}

/** Returns the only branch of a schema that has no other keyword than an `allOf` with one branch. */
function onlyBranchOf({ allOf, ...more }: JsonObject): unknown {
  return Array.isArray(allOf) && allOf.length === 1 && Object.keys(more).length === 0
    ? allOf[0]
    : undefined;
}

/** Whether a keyword can reject null even if the type allows it. */
function isAlternative(keyword: string): boolean {
  return ["$ref", "allOf", "anyOf", "oneOf", "not", "if", "const"].includes(keyword);
}
