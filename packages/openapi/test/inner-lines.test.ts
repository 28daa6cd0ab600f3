import { expect, test } from "vitest";
import { findInnerLines } from "../src/load/find-inner-lines.js";

/** Each text marks the lines that begin inside brackets or quotation marks by `|` at their start. */
test.each([
  ["brackets", " a: {\n|b: [1,\n|2],\n|c: 3}\n d: 1"],
  ["quotation marks", " a: \"one\n|two\"\n b: 'it''s\n|three'\n c: 1"],
  ["an escaped quotation mark", ' a: "one \\"\n|two"\n b: 1'],
  ["brackets in quotation marks", " a: '{'\n b: [\"]\",\n|']']\n c: 1"],
  ["a quoted key", ' "a": {\n|}\n "b": [1\n|]\n c: 1'],
  ["dashes", " - {a: 1,\n|  b: 2}\n - - [1,\n|2]\n - c: {\n|}"],
  ["a tag and an anchor", " a: !t &x {\n|b: 1}\n - &y [\n|]"],
  ["comments", " a: 1 # {\n # [\n b: [1, # ]\n|2]\n c: 1"],
  ["an apostrophe inside a plain text", " a: [it's,\n|b]\n c: 1"],
  ["a block scalar", " a: |\n   {\n\n   [\n b: >-\n   'x\n - c: |\n     {\n   d: [\n|]"],
  ["a plain text of several lines", " a: some\n   [text\n   'x\n b: [\n|]"],
  ["a colon in a plain text", " a: b:{c\n d: http://e/{f\n g: 1"],
])("finds the lines inside %s", (_, marked) => {
  const lines = marked.split("\n");
  expect(findInnerLines(lines.map((line) => line.slice(1)))).toEqual(
    lines.map((line) => line.startsWith("|")),
  );
});

test("reads a line of a hundred thousand keys", () => {
  expect(findInnerLines(['"a": '.repeat(100_000), "b: ["])).toEqual([false, false]);
});
