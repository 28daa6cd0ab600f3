import { code, type Code } from "../code.ts";
import type { SchemaKeywords } from "../../model/model.ts";
import { emitFailure } from "./emit-failure.ts";
import type { Scope } from "./scope.ts";

/** Statements for the bounds, `multipleOf` and the integer formats of a number. */
export function emitNumberChecks(schema: SchemaKeywords, scope: Scope): Code[] {
  const { value } = scope;
  const bounds: [keyof SchemaKeywords, string, string][] = [
    ["minimum", ">=", "at least"],
    ["maximum", "<=", "at most"],
    ["exclusiveMinimum", ">", "more than"],
    ["exclusiveMaximum", "<", "less than"],
  ];
  const checks = bounds.flatMap(([keyword, operator, words]) => {
    const bound = schema[keyword];
    if (typeof bound !== "number") return [];
    const kept =
      operator === ">="
        ? code`${value} >= ${bound}`
        : operator === "<="
          ? code`${value} <= ${bound}`
          : operator === ">"
            ? code`${value} > ${bound}`
            : code`${value} < ${bound}`;
    return [code`if (!(${kept})) ${emitFailure(scope, keyword, `${words} ${bound}`)}`];
  });
  if (schema.multipleOf !== undefined)
    checks.push(
      code`if (!check.isMultipleOf(${value}, ${schema.multipleOf})) ${emitFailure(scope, "multipleOf", `a multiple of ${schema.multipleOf}`)}`,
    );
  if (schema.format === "int32")
    checks.push(
      code`if (!check.isInt32(${value})) ${emitFailure(scope, "format", "a 32-bit integer")}`,
    );
  if (schema.format === "int64")
    checks.push(
      code`if (!check.isInteger(${value})) ${emitFailure(scope, "format", "a 64-bit integer")}`,
    );
  return checks;
}
