import { isObject, type JsonObject } from "@document-export/openapi";
import { isBoundless, NUMERIC_KEYWORDS } from "../keywords.ts";
import { child } from "../json-pointer.ts";
import type { Reader } from "../reader.ts";

/** What `$schema` may say: JSON Schema 2020-12, alone or as the base dialect of OpenAPI 3.1. */
const DIALECTS = new Set([
  "https://json-schema.org/draft/2020-12/schema",
  "https://spec.openapis.org/oas/3.1/dialect/base",
]);

/** Notes keywords whose values must fail here, not in the output. */
export function checkKeywords(schema: JsonObject, pointer: string, reader: Reader): void {
  const { $schema, type, pattern, multipleOf } = schema;
  checkDialect($schema, child(pointer, "$schema"), reader);
  if (Array.isArray(type) && type.length === 0)
    reader.problem(child(pointer, "type"), 'expected a type such as "string", got none');
  if (typeof multipleOf === "number" && multipleOf <= 0)
    reader.problem(
      child(pointer, "multipleOf"),
      `expected a number greater than 0, got \`${multipleOf}\``,
    );
  for (const keyword of [...NUMERIC_KEYWORDS, "enum", "const", "default"])
    if (!isJson(schema[keyword]) && !isBoundless(keyword, schema[keyword]))
      reader.problem(
        child(pointer, keyword),
        "expected a number that JSON has, not one without end or `.nan`",
      );
  if (pattern !== undefined) checkPattern(String(pattern), child(pointer, "pattern"), reader);
  const names = isObject(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
  for (const name of names)
    checkPattern(name, child(child(pointer, "patternProperties"), name), reader);
}

/** Whether a value holds no number that JSON lacks: YAML has infinities, and both read what is too large as one. */
function isJson(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isJson);
}

/** Notes a dialect of schemas, of one of them or of all, that means something else by the same keywords. */
export function checkDialect(dialect: unknown, pointer: string, reader: Reader): void {
  if (dialect !== undefined && !DIALECTS.has(String(dialect).replace(/#$/, "")))
    reader.problem(
      pointer,
      `the dialect \`${String(dialect)}\` is not supported: expected JSON Schema 2020-12`,
    );
}

/** Compiles a pattern as the generated code does. */
function checkPattern(pattern: string, pointer: string, reader: Reader): void {
  try {
    RegExp(pattern, "u");
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    reader.problem(
      pointer,
      `${said}; a pattern has the flag \`u\`, with which no letter or sign is escaped that has no need of it`,
    );
  }
}
