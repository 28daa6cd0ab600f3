import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const page = new URL("../../docs/qualities.md", import.meta.url);
const text = await readFile(page, "utf8");
const shown = [...text.matchAll(/\]\((\.\.\/\S+\.ts)\) "([^"]+)"/g)].map(
  ([, file = "", title = ""]) => [title, file] as const,
);

test.each(shown)("finds the named test in its file: %s", async (title, file) => {
  const tests = await readFile(new URL(file, page), "utf8");
  // A title is in quotes, or in a template literal if it contains backticks.
  expect(['"', "`", "'"].some((quote) => tests.includes(quote + title + quote))).toBe(true);
});

test("each row names its test or says _None_", () => {
  const rows = text.split("\n").filter((line) => /^\| (?!quality|-)/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  const unshown = rows.filter((row) => !/\) "[^"]+" *\|$/.test(row));
  expect(unshown.filter((row) => !row.includes("_None_"))).toEqual([]);
});
