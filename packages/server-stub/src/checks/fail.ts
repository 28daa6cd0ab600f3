import type { Violation } from "../contract/violation.js";
import { excerpt } from "./excerpt.js";

/** Matches a string that looks like another JSON value, so that its type has to be named. */
const AMBIGUOUS = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/;

/** Reports that the value at pointer `at` violates `keyword`. */
export function fail(
  out: Violation[],
  at: string,
  keyword: string,
  expected: string,
  value: unknown,
): void {
  const isAmbiguous = keyword === "type" && typeof value === "string" && AMBIGUOUS.test(value);
  const got = isAmbiguous ? `the string ${excerpt(value)}` : excerpt(value);
  out.push({
    in: "body",
    pointer: at,
    keyword,
    detail: `Expected ${expected}, got ${got}.`,
  });
}

/** Reports that the object at pointer `at` lacks the member `name`. */
export function missing(out: Violation[], at: string, name: string): void {
  out.push({
    in: "body",
    pointer: memberAt(at, name),
    keyword: "required",
    detail: `Expected a member \`${name}\`, got none.`,
  });
}

/** Returns the JSON pointer of a member (RFC 6901). */
export function memberAt(at: string, name: string): string {
  const isPlain = !name.includes("~") && !name.includes("/");
  return `${at}/${isPlain ? name : name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
