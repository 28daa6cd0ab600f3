import { isEmail, isHostname, isIpv4, isIpv6 } from "../addresses.js";
import { sizeOf } from "../collections.js";
import { isDate, isDateTime, isDuration, isTime } from "../date-time.js";
import { isJsonPointer, isRegExp, isRelativeJsonPointer, isUuid } from "../formats.js";
import { isLongEnough, isShortEnough } from "../lengths.js";
import { isMultipleOf } from "../multiple-of.js";
import { isUri, isUriReference, isUriTemplate } from "../uris.js";
import { isInt32, isInt64, isUint64 } from "../values.js";
import type { Rules } from "./rules.js";

/**
 * A keyword for values of one type: a function that checks a value, and the expected value as messages show it after
 * "Expected".
 */
type Expectation<Value, Keyword extends keyof Rules = keyof Rules> = readonly [
  keyword: Keyword,
  keeps: (value: Value, argument: NonNullable<Rules[Keyword]>) => boolean,
  expected: (argument: NonNullable<Rules[Keyword]>) => string,
];

const expect = <Value, Keyword extends keyof Rules>(
  ...expectation: Expectation<Value, Keyword>
): Expectation<Value> => expectation as unknown as Expectation<Value>;

/** String keywords, in the order in which violations are reported. */
export const OF_STRINGS: readonly Expectation<string>[] = [
  expect("minLength", isLongEnough, (min) => `at least ${counted(min, "character")}`),
  expect("maxLength", isShortEnough, (max) => `at most ${counted(max, "character")}`),
  expect(
    "pattern",
    (value, pattern) => pattern.test(value),
    (pattern) => `a string that matches ${pattern.source.replaceAll(String.raw`\/`, "/")}`,
  ),
];

/** Number keywords. */
export const OF_NUMBERS: readonly Expectation<number | bigint>[] = [
  expect(
    "minimum",
    (value, min) => value >= min,
    (min) => `at least ${min}`,
  ),
  expect(
    "maximum",
    (value, max) => value <= max,
    (max) => `at most ${max}`,
  ),
  expect(
    "exclusiveMinimum",
    (value, min) => value > min,
    (min) => `more than ${min}`,
  ),
  expect(
    "exclusiveMaximum",
    (value, max) => value < max,
    (max) => `less than ${max}`,
  ),
  expect("multipleOf", isMultipleOf, (divisor) => `a multiple of ${divisor}`),
];

/** Array keywords. */
export const OF_ARRAYS: readonly Expectation<readonly unknown[]>[] = [
  expect(
    "minItems",
    (value, min) => value.length >= min,
    (min) => `at least ${counted(min, "item")}`,
  ),
  expect(
    "maxItems",
    (value, max) => value.length <= max,
    (max) => `at most ${counted(max, "item")}`,
  ),
];

/** Object keywords. */
export const OF_OBJECTS: readonly Expectation<Readonly<Record<string, unknown>>>[] = [
  expect(
    "minProperties",
    (value, min) => sizeOf(value) >= min,
    (min) => `at least ${counted(min, "member")}`,
  ),
  expect(
    "maxProperties",
    (value, max) => sizeOf(value) <= max,
    (max) => `at most ${counted(max, "member")}`,
  ),
];

/** The asserted formats of strings. */
export const FORMATS_OF_STRINGS: ReadonlyMap<
  string,
  readonly [keeps: (text: string) => boolean, expected: string]
> = new Map([
  ["date-time", [isDateTime, "a date-time (RFC 3339)"]],
  ["date", [isDate, "a date (RFC 3339)"]],
  ["time", [isTime, "a time (RFC 3339)"]],
  ["duration", [isDuration, "a duration (RFC 3339)"]],
  ["uuid", [isUuid, "a UUID (RFC 9562)"]],
  ["uri", [isUri, "an absolute URI (RFC 3986)"]],
  ["uri-reference", [isUriReference, "a URI reference (RFC 3986)"]],
  ["uri-template", [isUriTemplate, "a URI template (RFC 6570)"]],
  ["json-pointer", [isJsonPointer, "a JSON pointer (RFC 6901)"]],
  ["relative-json-pointer", [isRelativeJsonPointer, "a relative JSON pointer"]],
  ["regex", [isRegExp, "a regular expression (ECMA-262)"]],
  ["email", [isEmail, "an e-mail address"]],
  ["ipv4", [isIpv4, "an IPv4 address"]],
  ["ipv6", [isIpv6, "an IPv6 address"]],
  ["hostname", [isHostname, "a host name"]],
]);

/** The asserted formats of numbers. */
export const FORMATS_OF_NUMBERS: ReadonlyMap<
  string,
  readonly [keeps: (value: number) => boolean, expected: string]
> = new Map([
  ["int32", [isInt32, "a 32-bit integer"]],
  ["int64", [isInt64, "a 64-bit integer"]],
  ["uint64", [isUint64, "a 64-bit integer without a sign"]],
]);

/** The formats of bigints. */
export const FORMATS_OF_BIGINTS: ReadonlyMap<
  string,
  readonly [keeps: (value: bigint) => boolean, expected: string]
> = new Map([
  ["int64", [isInt64, "a 64-bit integer"]],
  ["uint64", [isUint64, "a 64-bit integer without a sign"]],
]);

/** Formats a count, such as `1 item`. */
function counted(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}
