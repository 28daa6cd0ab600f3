import type { z } from "zod";
import { suggest } from "./suggest.js";

const types: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "an integer",
  boolean: "`true` or `false`",
  array: "a list",
  object: "a mapping",
  record: "a mapping",
};
const formats: Readonly<Record<string, string>> = {
  url: "a URL",
  uuid: "a UUID",
  datetime: "a date and time such as `2026-01-31T12:00:00Z`",
  date: "a date such as `2026-01-31`",
  base64: "text in base64",
};
const units: Readonly<Record<string, string>> = { string: " characters", array: " items" };

/**
 * Describes what a schema expected, in the wording of this command; pass it as the `error` of a parse. A schema with
 * its own message keeps that message.
 */
export function ownWords(issue: z.core.$ZodRawIssue): string | undefined {
  const expected = expectedBy(issue);
  return expected === undefined ? undefined : `expected ${expected}`;
}

function expectedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return `one of ${issue.values.map((value) => `\`${String(value)}\``).join(", ")}`;
    case "too_small":
      return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${units[issue.origin] ?? ""}`;
    case "too_big":
      return `at most ${issue.maximum}${units[issue.origin] ?? ""}`;
    case "invalid_format":
      return formats[issue.format] ?? `text in the format ${issue.format}`;
    case "invalid_union":
      return unionOf(issue.errors);
    default:
      return undefined;
  }
}

function unionOf(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const each = errors.flatMap((issues) => issues.slice(0, 1)).map(({ message }) => message);
  return [...new Set(each)].map((text) => text.replace(/^expected /, "")).join(", or ");
}

/**
 * Formats each issue of a parse with {@link ownWords}: its path, what was expected, and which names are unknown. With
 * `reportInput`, also says which values are missing.
 */
export function inOwnWords(
  issues: readonly z.core.$ZodIssue[],
  names: Iterable<string> = [],
): readonly string[] {
  const known = [...names];
  return issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownName([...issue.path, key].join("."), known))
      : [`\`${issue.path.join(".")}\`${isMissing(issue) ? " is missing" : ""}: ${issue.message}`],
  );
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === "invalid_type" && "input" in issue && issue.input === undefined;
}

/**
 * Reports an unknown name. Compares only the last parts of names to find a suggestion: many names share the parts
 * before, which would make all of them look similar.
 */
function unknownName(name: string, known: readonly string[]): string {
  const meant = suggest(lastPart(name), known.map(lastPart));
  const full = known.find((each) => lastPart(each) === meant);
  return `\`${name}\` is not known${full === undefined ? "" : ` (did you mean \`${full}\`?)`}`;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
