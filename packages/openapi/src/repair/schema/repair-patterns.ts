import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, show } from "../repair.js";
import { readPattern } from "../patterns/read-pattern.js";
import type { SchemaRule } from "./schema-rule.js";

/** Converts patterns of other dialects; unreadable patterns are not checked. */
export const repairPatterns: SchemaRule = (schema, pointer, repair) => {
  if (typeof schema.pattern === "string") {
    const read = readAt(schema.pattern, child(pointer, "pattern"), repair);
    if (read === undefined) delete schema.pattern;
    else schema.pattern = read;
  }
  const { patternProperties } = schema;
  if (!isObject(patternProperties)) return;
  for (const [pattern, value] of Object.entries(patternProperties)) {
    const read = readAt(pattern, child(child(pointer, "patternProperties"), pattern), repair);
    if (read === pattern) continue;
    delete patternProperties[pattern];
    if (read === undefined) allowAnyName(schema);
    else put(patternProperties, read, value);
  }
};

function readAt(
  pattern: string,
  pointer: string,
  repair: Parameters<SchemaRule>[2],
): string | undefined {
  const read = readPattern(pattern);
  if (read.kind === "plain") return pattern;
  repair.note(pointer, {
    kind: read.kind === "unchecked" ? "unchecked-pattern" : "translated-pattern",
    found: `the pattern ${show(pattern)} is not valid in JavaScript with the flag \`u\` (${read.why})`,
    read:
      read.kind === "unchecked"
        ? "values are not checked against it"
        : `it is read as ${show(read.pattern)}`,
    fix: "Write it in the syntax of JavaScript (ECMA-262), without unnecessary escapes",
  });
  return read.kind === "unchecked" ? undefined : read.pattern;
}

/**
 * Removes the constraints on unlisted members: members that an unreadable pattern covers may have any name, so unlisted
 * members cannot be told apart.
 */
function allowAnyName(schema: JsonObject): void {
  delete schema.additionalProperties;
  delete schema.unevaluatedProperties;
}
