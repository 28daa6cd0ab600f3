import { Code, code } from "../code.ts";
import type { SchemaKeywords } from "../../model/model.ts";
import { emitFailure } from "./emit-failure.ts";
import type { Scope } from "./scope.ts";

/** Formats that are asserted, with the runtime's check and how a person would name them. */
const formats: Readonly<Record<string, { check: Code; expected: string }>> = {
  "date-time": { check: code`check.isDateTime`, expected: "a date-time (RFC 3339)" },
  date: { check: code`check.isDate`, expected: "a date (RFC 3339)" },
  time: { check: code`check.isTime`, expected: "a time (RFC 3339)" },
  uuid: { check: code`check.isUuid`, expected: "a UUID (RFC 9562)" },
  uri: { check: code`check.isUri`, expected: "an absolute URI (RFC 3986)" },
  "uri-reference": { check: code`check.isUriReference`, expected: "a URI reference (RFC 3986)" },
  email: { check: code`check.isEmail`, expected: "an e-mail address" },
  ipv4: { check: code`check.isIpv4`, expected: "an IPv4 address" },
  hostname: { check: code`check.isHostname`, expected: "a host name" },
};

/** Statements for `minLength`, `maxLength`, `pattern` and `format` of a string. */
export function emitStringChecks(
  { minLength, maxLength, pattern, format }: SchemaKeywords,
  scope: Scope,
): Code[] {
  const { value } = scope;
  const checks: Code[] = [];
  const unless = (kept: Code, keyword: string, expected: string) =>
    void checks.push(code`if (!(${kept})) { ${emitFailure(scope, keyword, expected)} }`);
  if (minLength !== undefined)
    unless(
      code`check.lengthOf(${value}) >= ${minLength}`,
      "minLength",
      `at least ${minLength} characters`,
    );
  if (maxLength !== undefined)
    unless(
      code`check.lengthOf(${value}) <= ${maxLength}`,
      "maxLength",
      `at most ${maxLength} characters`,
    );
  if (pattern !== undefined)
    unless(code`${regExp(pattern)}.test(${value})`, "pattern", `a string that matches ${pattern}`);
  const known =
    format === undefined || !Object.hasOwn(formats, format) ? undefined : formats[format];
  if (known) unless(code`${known.check}(${value})`, "format", known.expected);
  return checks;
}

/** A regular expression literal; `RegExp` itself escapes what would end it. */
export function regExp(pattern: string): Code {
  return new Code(new RegExp(pattern, "u").toString());
}
