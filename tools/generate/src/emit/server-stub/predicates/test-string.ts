import { code, type Code } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { formatOf } from "../formats.ts";
import { regExp } from "../reg-exp.ts";
import { all } from "./condition.ts";

/** An expression for `minLength`, `maxLength`, `pattern` and `format` of a string. */
export function testString(schema: SchemaKeywords, value: Code): Code {
  const { minLength, maxLength, pattern } = schema;
  const tests: Code[] = [];
  if (minLength !== undefined) tests.push(code`check.isLongEnough(${value}, ${minLength})`);
  if (maxLength !== undefined) tests.push(code`check.isShortEnough(${value}, ${maxLength})`);
  if (pattern !== undefined) tests.push(code`${regExp(pattern)}.test(${value})`);
  const format = formatOf(schema);
  if (format) tests.push(code`${format.check}(${value})`);
  return all(tests);
}
