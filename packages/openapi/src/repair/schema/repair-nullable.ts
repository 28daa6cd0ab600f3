import type { JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

/** Keywords that say something about a schema without asserting anything, which stay outside of what is wrapped. */
const ANNOTATIONS = new Set(
  "title description default deprecated readOnly writeOnly example examples externalDocs xml".split(
    " ",
  ),
);

/** Reads `nullable: true`, which OpenAPI 3.1 has not, as that null is allowed too. */
export const repairNullable: SchemaRule = (schema, pointer, repair) => {
  if (!("nullable" in schema)) return;
  const isNullable = schema.nullable === true || schema.nullable === "true";
  delete schema.nullable;
  repair.note(child(pointer, "nullable"), {
    kind: "nullable",
    found: "`nullable` is of OpenAPI 3.0",
    read: isNullable ? "null is allowed" : "it says nothing",
    fix: isNullable
      ? 'Write `type: [<type>, "null"]`, or `anyOf` with `type: "null"`'
      : "Remove it",
  });
  if (isNullable) allowNull(schema);
};

/** Changes a schema so that it takes null beside what it takes. */
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
  schema.anyOf = [inner, { type: "null" }];
}

/** What null has to get past even where the type allows it. */
function isAlternative(keyword: string): boolean {
  return ["$ref", "allOf", "anyOf", "oneOf", "not", "if", "const"].includes(keyword);
}
