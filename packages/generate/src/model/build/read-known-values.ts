import type { JsonObject } from "@document-export/openapi";
import { child, type Reader } from "../reader.ts";

const KEYWORD = "x-known-values";

/**
 * Reads the known values of an open string, which allows other values too; undefined if the schema names none. They
 * must be next to `type: string`, because an `enum` or a `$ref` already defines the allowed values.
 */
export function readKnownValues(
  schema: JsonObject,
  pointer: string,
  reader: Reader,
): string[] | undefined {
  const values = schema[KEYWORD];
  if (values === undefined) return undefined;
  const isList = Array.isArray(values) && values.length > 0 && values.every(isString);
  const isOpen =
    [schema.type].flat().includes("string") && !("enum" in schema || "const" in schema);
  if (!isList || !isOpen)
    reader.note(child(pointer, KEYWORD), {
      kind: "known-values",
      found: isList
        ? `\`${KEYWORD}\` is allowed only next to \`type: string\` without \`enum\` and \`const\``
        : "expected a list of strings",
      read: "it is ignored",
      fix: "List strings, next to `type: string`",
    });
  return isList && isOpen ? [...new Set(values)] : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
