import type { ScalarKeyword } from "../../../model/keywords.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { code, type Code } from "../../code.ts";
import { BIGINT_FORMATS, INTEGER_FORMATS, STRING_FORMATS } from "./formats.ts";
import { regExp } from "../../reg-exp.ts";

/** A keyword's assertion about a value: an expression that is true if the value conforms. */
export interface Assertion {
  readonly keyword: string;
  readonly condition: Code;
}

type AssertedType = "string" | "number" | "bigint" | "array" | "object";
type Argument<Keyword extends ScalarKeyword> = NonNullable<SchemaKeywords[Keyword]>;
type Rule<Keyword extends ScalarKeyword> = readonly [
  type: AssertedType,
  condition: (value: Code, argument: Argument<Keyword>) => Code,
];

/** Rules for all keywords with a scalar argument; the compiler reports a missing one. */
const RULES: { readonly [Keyword in ScalarKeyword]: Rule<Keyword> } = {
  minLength: ["string", (value, min) => code`check.isLongEnough(${value}, ${min})`],
  maxLength: ["string", (value, max) => code`check.isShortEnough(${value}, ${max})`],
  pattern: ["string", (value, pattern) => code`${regExp(pattern)}.test(${value})`],
  minimum: ["number", (value, min) => code`${value} >= ${min}`],
  maximum: ["number", (value, max) => code`${value} <= ${max}`],
  exclusiveMinimum: ["number", (value, min) => code`${value} > ${min}`],
  exclusiveMaximum: ["number", (value, max) => code`${value} < ${max}`],
  multipleOf: ["number", (value, divisor) => code`check.isMultipleOf(${value}, ${divisor})`],
  minItems: ["array", (value, min) => code`${value}.length >= ${min}`],
  maxItems: ["array", (value, max) => code`${value}.length <= ${max}`],
  minProperties: ["object", (value, min) => code`check.sizeOf(${value}) >= ${min}`],
  maxProperties: ["object", (value, max) => code`check.sizeOf(${value}) <= ${max}`],
};

const FORMATS: Readonly<Partial<Record<AssertedType, Readonly<Record<string, Code>>>>> = {
  string: STRING_FORMATS,
  number: INTEGER_FORMATS,
  bigint: BIGINT_FORMATS,
};

/** Returns the assertions of a schema's scalar keywords and format, for a value that is known to have `type`. */
export function assertionsOf(schema: SchemaKeywords, type: AssertedType, value: Code): Assertion[] {
  const keywords = Object.keys(RULES) as ScalarKeyword[];
  const assertions = keywords.map((keyword) => assertionOf(keyword, schema, type, value));
  return [...assertions, formatAssertion(schema, type, value)].filter((one) => one !== undefined);
}

function assertionOf<Keyword extends ScalarKeyword>(
  keyword: Keyword,
  schema: SchemaKeywords,
  type: AssertedType,
  value: Code,
): Assertion | undefined {
  const [ruleType, condition]: Rule<Keyword> = RULES[keyword];
  const argument = schema[keyword];
  // Bigints are compared in the same way as numbers.
  if (argument === undefined || ruleType !== (type === "bigint" ? "number" : type))
    return undefined;
  return { keyword, condition: condition(value, argument) };
}

/** Returns the assertion of a format; formats that are only descriptive have none (JSON Schema Validation, 7.2.1). */
function formatAssertion(
  { format = "" }: SchemaKeywords,
  type: AssertedType,
  value: Code,
): Assertion | undefined {
  const formats = FORMATS[type] ?? {};
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined;
  return known && { keyword: "format", condition: code`${known}(${value})` };
}
