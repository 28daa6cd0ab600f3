import type { JsonObject } from "@document-export/openapi";
import { child, type Reader } from "../reader.ts";

const KEYWORD = "x-known-values";

/**
 * The values of a string that are known while any other is allowed too; undefined if the schema names none. They
 * are beside `type: string`, since an `enum` or a `$ref` says itself what may come.
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
        ? `\`${KEYWORD}\` stands elsewhere than beside \`type: string\` without \`enum\` and \`const\``
        : "expected a list of strings",
      read: "it is ignored",
      fix: "List strings, beside `type: string`",
    });
  return isList && isOpen ? [...new Set(values)] : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
