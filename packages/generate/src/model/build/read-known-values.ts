import type { JsonObject } from "@document-export/openapi";
import { child } from "../json-pointer.ts";
import type { Reader } from "../reader.ts";

const KEYWORD = "x-known-values";

/**
 * The values of a string that are known while any other is allowed too; undefined where the schema names none. They
 * stand beside `type: string`, since an `enum` or a `$ref` says itself what may come.
 */
export function readKnownValues(
  schema: JsonObject,
  pointer: string,
  reader: Reader,
): string[] | undefined {
  const values = schema[KEYWORD];
  if (values === undefined) return undefined;
  const isList = Array.isArray(values) && values.length > 0 && values.every(isString);
  if (!isList) reader.problem(child(pointer, KEYWORD), "expected a list of strings");
  const isOpen =
    [schema.type].flat().includes("string") && !("enum" in schema || "const" in schema);
  if (!isOpen)
    reader.problem(
      child(pointer, KEYWORD),
      `\`${KEYWORD}\` belongs beside \`type: string\`, without \`enum\` or \`const\``,
    );
  return isList && isOpen ? [...new Set(values)] : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
