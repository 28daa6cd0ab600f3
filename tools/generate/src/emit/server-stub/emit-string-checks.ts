import { code, type Code } from "../code.ts";
import type { SchemaKeywords } from "../../model/model.ts";
import { emitFailure } from "./emit-failure.ts";
import { formatOf } from "./formats.ts";
import { regExp } from "./reg-exp.ts";
import type { Scope } from "./scope.ts";

/** Statements for `minLength`, `maxLength`, `pattern` and `format` of a string. */
export function emitStringChecks(schema: SchemaKeywords, scope: Scope): Code[] {
  const { minLength, maxLength, pattern } = schema;
  const { value } = scope;
  const checks: Code[] = [];
  const unless = (kept: Code, keyword: string, expected: string) =>
    void checks.push(code`if (!(${kept})) ${emitFailure(scope, keyword, expected)}`);
  if (minLength !== undefined)
    unless(
      code`check.isLongEnough(${value}, ${minLength})`,
      "minLength",
      `at least ${minLength} characters`,
    );
  if (maxLength !== undefined)
    unless(
      code`check.isShortEnough(${value}, ${maxLength})`,
      "maxLength",
      `at most ${maxLength} characters`,
    );
  if (pattern !== undefined)
    unless(code`${regExp(pattern)}.test(${value})`, "pattern", `a string that matches ${pattern}`);
  const format = formatOf(schema);
  if (format) unless(code`${format.check}(${value})`, "format", format.expected);
  return checks;
}
