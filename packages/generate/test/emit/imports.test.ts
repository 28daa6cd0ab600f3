import { expect, test } from "vitest";
import { Code, code } from "../../src/emit/code.ts";
import { importUsed } from "../../src/emit/imports.ts";

const names = [code`used`, code`other`];

test.each([
  ["a comment", "/** other */ used()"],
  ["a comment with a quote", '/* " other */ used("")'],
  ["a string", 'used("other")'],
  ["a string with a comment in it", 'used("/*"); used("other */")'],
  ["a string with a quote in it", String.raw`used("\" other")`],
  ["a regular expression", 'used(/["]/u, /other/u)'],
  ["a class of a regular expression", "used(/[/]other/u)"],
  ["a longer word", "used.another"],
  ["a member of something", "used.other(used?.other)"],
])("a name in %s is not imported", (_, text) => {
  expect(importUsed(names, "./a.js", new Code(text)).text).toBe('import { used } from "./a.js";');
});

test("imports a name that is spread", () => {
  const body = new Code("[...used]");
  expect(importUsed(names, "./a.js", body).text).toBe('import { used } from "./a.js";');
});
