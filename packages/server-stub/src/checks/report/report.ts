import { toJson } from "../../contract/to-json.js";
import type { Check } from "../../contract/operation.js";
import type { Violation } from "../../contract/violation.js";
import { equals, isUnique } from "../equality.js";
import { fail, memberAt, missing } from "../fail.js";
import { isInteger, isNumber, isObject, own } from "../values.js";
import {
  FORMATS_OF_BIGINTS,
  FORMATS_OF_NUMBERS,
  FORMATS_OF_STRINGS,
  OF_ARRAYS,
  OF_NUMBERS,
  OF_OBJECTS,
  OF_STRINGS,
} from "./expectations.js";
import type { Choice, JsonType, Rule, Rules } from "./rules.js";

type Members = Readonly<Record<string, unknown>>;

/** A nested value, its pointer, and the rule for it. */
type Part = readonly [value: unknown, at: string, rule: Rule];

/**
 * Appends all violations of a rule by a value to `out`. Takes linear time, because conditions that must be decided
 * first are functions of the rule, and does not use the call stack for nesting.
 */
export function report(value: unknown, at: string, out: Violation[], rule: Rule): void {
  const open = [visit([value, at, rule], out)];
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    const { done, value: part } = inner.next();
    if (done) open.pop();
    else open.push(visit(part, out));
  }
}

/** Creates a check that reads the rules only if its test fails. */
export function reporting(test: (value: unknown) => boolean, rules: () => Rules): Check {
  return (value, at, out) => {
    if (!test(value)) report(value, at, out, rules);
  };
}

/** Creates a check of only the type. */
export function ofType(type: JsonType): Check {
  return (value, at, out) => {
    if (!IS_OF[type](value)) fail(out, at, "type", NAMES[type], value);
  };
}

/** Reports violations of the value itself, and yields its parts; each part is reported before the visit continues. */
function* visit([value, at, rule]: Part, out: Violation[]): Generator<Part, void> {
  const rules = typeof rule === "function" ? rule() : rule;
  const types = typeof rules.type === "string" ? [rules.type] : rules.type;
  rules.check?.(value, at, out);
  reportOwn(value, types, at, out, rules);
  if (Array.isArray(value)) {
    if (types?.includes("array") !== false) yield* visitArray(value, at, out, rules);
  } else if (isObject(value) && types?.includes("object") !== false)
    yield* visitObject(value, at, out, rules);
  if ("const" in rules) reportValues([rules.const], "const", value, at, out);
  if (rules.enum) reportValues(rules.enum, "enum", value, at, out);
  for (const one of rules.allOf ?? []) yield [value, at, one];
  if (rules.anyOf) yield* visitChoice("anyOf", rules.anyOf, value, at, out);
  if (rules.oneOf) yield* visitChoice("oneOf", rules.oneOf, value, at, out);
  if (rules.not?.(value)) fail(out, at, "not", "a value of another kind", value);
  if (rules.if) yield [value, at, rules.if[rules.if[0](value) ? 1 : 2]];
}

/**
 * Reports violations by the value itself: its type and, for a scalar, the keywords of that type (JSON Schema, 7.6.1).
 */
function reportOwn(
  value: unknown,
  types: readonly JsonType[] | undefined,
  at: string,
  out: Violation[],
  rules: Rules,
): void {
  if (rules.never) fail(out, at, "false", "nothing", value);
  if (types && !types.some((one) => IS_OF[one](value)))
    fail(out, at, "type", types.map((one) => NAMES[one]).join(" or "), value);
  const has = (one: JsonType) => !types || types.includes(one);
  if (typeof value === "string" && has("string")) {
    reportKeywords(OF_STRINGS, value, at, out, rules);
    reportFormat(FORMATS_OF_STRINGS, value, at, out, rules);
  } else if (isNumber(value) && (has("number") || has("integer"))) {
    reportKeywords(OF_NUMBERS, value, at, out, rules);
    reportFormat(FORMATS_OF_NUMBERS, value, at, out, rules);
  } else if (typeof value === "bigint" && has("bigint")) {
    reportKeywords(OF_NUMBERS, value, at, out, rules);
    reportFormat(FORMATS_OF_BIGINTS, value, at, out, rules);
  }
}

const IS_OF: Readonly<Record<JsonType, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  integer: isInteger,
  bigint: (value) => typeof value === "bigint",
  number: isNumber,
  string: (value) => typeof value === "string",
  array: Array.isArray,
  object: isObject,
};

const NAMES: Readonly<Record<JsonType, string>> = {
  null: "null",
  boolean: "a boolean",
  integer: "an integer",
  bigint: "an integer",
  number: "a number",
  string: "a string",
  array: "an array",
  object: "an object",
};

function reportKeywords<Value>(
  expectations: readonly (readonly [
    keyword: keyof Rules,
    keeps: (value: Value, argument: never) => boolean,
    expected: (argument: never) => string,
  ])[],
  value: Value,
  at: string,
  out: Violation[],
  rules: Rules,
): void {
  for (const [keyword, keeps, expected] of expectations) {
    const argument = rules[keyword] as never;
    if (argument !== undefined && !keeps(value, argument))
      fail(out, at, keyword, expected(argument), value);
  }
}

/** Reports a violated format; formats that are only descriptive are not checked (JSON Schema Validation, 7.2.1). */
function reportFormat<Value>(
  formats: ReadonlyMap<string, readonly [keeps: (value: Value) => boolean, expected: string]>,
  value: Value,
  at: string,
  out: Violation[],
  { format }: Rules,
): void {
  const known = format === undefined ? undefined : formats.get(format);
  if (known && !known[0](value)) fail(out, at, "format", known[1], value);
}

function* visitArray(
  value: readonly unknown[],
  at: string,
  out: Violation[],
  rules: Rules,
): Generator<Part, void> {
  reportKeywords(OF_ARRAYS, value, at, out, rules);
  const { uniqueItems, prefixItems = [], items, contains, unevaluatedItems } = rules;
  if (uniqueItems && !isUnique(value)) fail(out, at, "uniqueItems", "distinct items", value);
  for (const [index, item] of value.entries()) {
    const rule = prefixItems[index] ?? items;
    if (!rule) break;
    yield [item, `${at}/${index}`, rule];
  }
  if (contains && !contains[0](value)) fail(out, at, "contains", contains[1], value);
  if (!unevaluatedItems) return;
  const [fits, rest] = unevaluatedItems;
  for (const [index, item] of value.entries())
    if (!fits(item, index, value)) yield [item, `${at}/${index}`, rest];
}

function* visitObject(
  value: Members,
  at: string,
  out: Violation[],
  rules: Rules,
): Generator<Part, void> {
  reportKeywords(OF_OBJECTS, value, at, out, rules);
  const { properties = {}, required = [], dependentRequired = [], dependentSchemas = [] } = rules;
  const unlisted = required.filter((name) => !Object.hasOwn(properties, name));
  reportMissing(unlisted, value, at, out);
  for (const [name, rule] of Object.entries(properties)) {
    const member = memberOf(value, name);
    if (member !== undefined) yield [member, memberAt(at, name), rule];
    else if (required.includes(name)) missing(out, at, name);
  }
  for (const [name, others] of dependentRequired)
    if (memberOf(value, name) !== undefined) reportMissing(others, value, at, out);
  for (const [name, rule] of dependentSchemas)
    if (memberOf(value, name) !== undefined) yield [value, at, rule];
  yield* visitMembers(value, at, out, rules);
}

function reportMissing(
  names: readonly string[],
  value: Members,
  at: string,
  out: Violation[],
): void {
  for (const name of names) if (memberOf(value, name) === undefined) missing(out, at, name);
}

/**
 * Returns a member of an object. A name that every object inherits, such as `constructor`, counts only if the member is
 * the object's own.
 */
function memberOf(value: Members, name: string): unknown {
  return name in Object.prototype ? own(value, name) : value[name];
}

/** Visits the members selected by keywords. */
function* visitMembers(
  value: Members,
  at: string,
  out: Violation[],
  rules: Rules,
): Generator<Part, void> {
  const { properties = {}, patternProperties = [], additionalProperties } = rules;
  const { unevaluatedProperties, propertyNames } = rules;
  const isAsked = additionalProperties ?? unevaluatedProperties ?? propertyNames;
  if (!isAsked && patternProperties.length === 0) return;
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === undefined) continue;
    const place = memberAt(at, name);
    const matching = patternProperties.filter(([pattern]) => pattern.test(name));
    for (const [, rule] of matching) yield [member, place, rule];
    if (additionalProperties && matching.length === 0 && !Object.hasOwn(properties, name))
      yield [member, place, additionalProperties];
    if (unevaluatedProperties && !unevaluatedProperties[0](name, value))
      yield [member, place, unevaluatedProperties[1]];
    if (propertyNames && !propertyNames(name))
      fail(out, at, "propertyNames", "another member name", name);
  }
}

function reportValues(
  values: readonly unknown[],
  keyword: string,
  value: unknown,
  at: string,
  out: Violation[],
): void {
  if (values.some((one) => equals(value, one))) return;
  const expected = values.map(toJson).join(" or ");
  fail(out, at, keyword, expected || "nothing", value);
}

function* visitChoice(
  keyword: "anyOf" | "oneOf",
  { fits, of, by, only, twice }: Choice,
  value: unknown,
  at: string,
  out: Violation[],
): Generator<Part, void> {
  // If the only other alternative is null, the violations of `only` are reported without a test first, so that nested
  // alternatives take linear time.
  if (only && value !== null) return yield [value, at, only];
  if (only ? !twice?.(value) : fits?.(value)) return;
  const before = out.length;
  if (by && isObject(value)) {
    const [property, mapping] = by;
    const named = memberOf(value, property);
    const found = mapping.find(([one]) => one === named);
    // The discriminator only selects the alternative whose violations are reported; it never makes a value invalid.
    if (found) yield [value, at, found[1] ?? {}];
    else {
      const values = mapping.map(([one]) => `\`${one}\``).join(" or ");
      fail(out, memberAt(at, property), "discriminator", values, named);
    }
  }
  const number = keyword === "oneOf" ? "exactly one" : "one";
  if (out.length === before) fail(out, at, keyword, `a value of ${number} of ${of} kinds`, value);
}
