import { expect, test } from "vitest";
import { readPattern } from "../src/repair/patterns/read-pattern.js";

const YES = true;
const NO = false;

test.each<[pattern: string, values: Readonly<Record<string, boolean>>]>([
  ["^[\\w\\-\\:]+$", { "a-b:c": YES, "a b": NO }],
  ["^\\:\\_\\@$", { ":_@": YES, "\\:_@": NO }],
  ["^{[a-z]+}$", { "{a}": YES, a: NO }],
  ["^[\\w-.]+$", { "a-.": YES, "a+": NO }],
  ["(?i)^abc$", { ABC: YES, aBc: YES, abd: NO }],
  ["^(?i:a)b$", { Ab: YES, AB: NO }],
  ["\\Aab\\z", { ab: YES, xab: NO, abx: NO }],
  ["^a++b$", { aab: YES, b: NO }],
  ["^(?>a|ab)c$", { ac: YES, abc: NO }],
  ["^[[:alpha:]_]+$", { ab_: YES, a1: NO, é: NO }],
  ["^[[:digit:]]{2}$", { 12: YES, "1a": NO }],
])("the pattern %s means what its dialect says", (pattern, values) => {
  const read = readPattern(pattern);
  const written = read.kind === "translated" ? read.pattern : "not translated";
  const judged = Object.keys(values).map((value) => [value, RegExp(written, "u").test(value)]);
  expect(Object.fromEntries(judged), written).toEqual(values);
});

test.each(["^[a-z]+$", "^\\p{L}+$", "^(?<a>b)\\k<a>$", "[\\-/]"])(
  "the pattern %s stays as it is",
  (pattern) => {
    expect(readPattern(pattern)).toEqual({ kind: "plain" });
  },
);

test.each(["(", "[z-a]", "\\Qa.b\\E", "\\h+", "(?P<a>b)", "(?<!a+", "a".repeat(20_000) + "++"])(
  "the pattern %s is not checked",
  (pattern) => {
    expect(readPattern(pattern).kind).toBe("unchecked");
  },
);
