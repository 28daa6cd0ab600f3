import { code, type Code } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { all } from "./condition.ts";

/** An expression for the bounds, `multipleOf` and the integer formats of a number. */
export function testNumber(schema: SchemaKeywords, value: Code): Code {
  const tests: Code[] = [];
  if (schema.format === "int32") tests.push(code`check.isInt32(${value})`);
  if (schema.format === "int64" && !schema.types?.includes("integer"))
    tests.push(code`check.isInteger(${value})`);
  if (schema.minimum !== undefined) tests.push(code`${value} >= ${schema.minimum}`);
  if (schema.maximum !== undefined) tests.push(code`${value} <= ${schema.maximum}`);
  if (schema.exclusiveMinimum !== undefined)
    tests.push(code`${value} > ${schema.exclusiveMinimum}`);
  if (schema.exclusiveMaximum !== undefined)
    tests.push(code`${value} < ${schema.exclusiveMaximum}`);
  if (schema.multipleOf !== undefined)
    tests.push(code`check.isMultipleOf(${value}, ${schema.multipleOf})`);
  return all(tests);
}
