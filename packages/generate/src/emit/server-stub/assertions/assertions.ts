import type { ScalarKeyword } from "../../../model/keywords.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { code, type Code } from "../../code.ts";
import { INTEGER_FORMATS, STRING_FORMATS, type Format } from "./formats.ts";
import { regExp } from "./reg-exp.ts";

/** What a keyword asserts of a value by itself: the test and the statement that reports a violation both come from it. */
export interface Assertion {
  readonly keyword: string;
  /** An expression that is true if the value conforms. */
  readonly condition: Code;
  /** What the keyword asks for, as a message has it after "Expected". */
  readonly expected: string;
}

type AssertedType = "string" | "number" | "array" | "object";
type Argument<Keyword extends ScalarKeyword> = NonNullable<SchemaKeywords[Keyword]>;
type Rule<Keyword extends ScalarKeyword> = readonly [
  type: AssertedType,
  condition: (value: Code, argument: Argument<Keyword>) => Code,
  expected: (argument: Argument<Keyword>) => string,
];

/** Every keyword with a scalar argument; one that is missing here does not compile. */
const RULES: { readonly [Keyword in ScalarKeyword]: Rule<Keyword> } = {
  minLength: [
    "string",
    (value, min) => code`check.isLongEnough(${value}, ${min})`,
    (min) => `at least ${counted(min, "character")}`,
  ],
  maxLength: [
    "string",
    (value, max) => code`check.isShortEnough(${value}, ${max})`,
    (max) => `at most ${counted(max, "character")}`,
  ],
  pattern: [
    "string",
    (value, pattern) => code`${regExp(pattern)}.test(${value})`,
    (pattern) => `a string that matches ${pattern}`,
  ],
  minimum: ["number", (value, min) => code`${value} >= ${min}`, (min) => `at least ${min}`],
  maximum: ["number", (value, max) => code`${value} <= ${max}`, (max) => `at most ${max}`],
  exclusiveMinimum: [
    "number",
    (value, min) => code`${value} > ${min}`,
    (min) => `more than ${min}`,
  ],
  exclusiveMaximum: [
    "number",
    (value, max) => code`${value} < ${max}`,
    (max) => `less than ${max}`,
  ],
  multipleOf: [
    "number",
    (value, divisor) => code`check.isMultipleOf(${value}, ${divisor})`,
    (divisor) => `a multiple of ${divisor}`,
  ],
  minItems: [
    "array",
    (value, min) => code`${value}.length >= ${min}`,
    (min) => `at least ${counted(min, "item")}`,
  ],
  maxItems: [
    "array",
    (value, max) => code`${value}.length <= ${max}`,
    (max) => `at most ${counted(max, "item")}`,
  ],
  minProperties: [
    "object",
    (value, min) => code`check.sizeOf(${value}) >= ${min}`,
    (min) => `at least ${counted(min, "member")}`,
  ],
  maxProperties: [
    "object",
    (value, max) => code`check.sizeOf(${value}) <= ${max}`,
    (max) => `at most ${counted(max, "member")}`,
  ],
};

const FORMATS: Readonly<Partial<Record<AssertedType, Readonly<Record<string, Format>>>>> = {
  string: STRING_FORMATS,
  number: INTEGER_FORMATS,
};

/** What the scalar keywords and the format of a schema assert of a value that is known to be of `type`. */
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
  const [ruleType, condition, expected]: Rule<Keyword> = RULES[keyword];
  const argument = schema[keyword];
  if (argument === undefined || ruleType !== type) return undefined;
  return { keyword, condition: condition(value, argument), expected: expected(argument) };
}

/** A format that only describes asserts nothing (JSON Schema Validation, 7.2.1). */
function formatAssertion(
  { format = "" }: SchemaKeywords,
  type: AssertedType,
  value: Code,
): Assertion | undefined {
  const formats = FORMATS[type] ?? {};
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined;
  return (
    known && {
      keyword: "format",
      condition: code`${known.check}(${value})`,
      expected: known.expected,
    }
  );
}

/** Such as `1 item`. */
function counted(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}
