import { child } from "../../json-pointer.js";
import { show } from "../repair.js";
import type { SchemaRule } from "./schema-rule.js";

const BOUNDS = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

const COUNTS =
  "minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains".split(
    " ",
  );

/** Converts bounds of OpenAPI 3.0, and removes those that cannot be compared with any value. */
export const repairBounds: SchemaRule = (schema, pointer, repair) => {
  for (const [bound, exclusive] of BOUNDS) {
    const flag = schema[exclusive];
    if (typeof flag !== "boolean") continue;
    const isRead = flag && typeof schema[bound] === "number";
    repair.note(child(pointer, exclusive), {
      kind: "boolean-bound",
      found: `\`${exclusive}: ${flag}\` belongs to OpenAPI 3.0`,
      read: isRead ? `\`${bound}\` itself is not allowed` : "it has no effect",
      fix: isRead
        ? `Write \`${exclusive}: ${show(schema[bound]).slice(1, -1)}\` in place of \`${bound}\``
        : "Remove it",
    });
    delete schema[exclusive];
    if (!isRead) continue;
    schema[exclusive] = schema[bound];
    delete schema[bound];
  }
  for (const keyword of COUNTS) {
    const count = schema[keyword];
    if (typeof count !== "number" || (count >= 0 && Number.isInteger(count))) continue;
    if (count === Infinity && keyword.startsWith("max")) continue;
    leaveOut(keyword, "a whole number of at least 0");
  }
  const { multipleOf } = schema;
  if (typeof multipleOf === "number" && !(multipleOf > 0 && Number.isFinite(multipleOf)))
    leaveOut("multipleOf", "a number greater than 0");

  function leaveOut(keyword: string, expected: string): void {
    repair.note(child(pointer, keyword), {
      kind: "wrong-value",
      found: `expected ${expected}, got ${show(schema[keyword])}`,
      read: "it is read as absent",
      fix: `Write ${expected}, or remove it`,
    });
    delete schema[keyword];
  }
};
