import { expect, test } from "vitest";
import { findReplaced } from "../../src/repository/check-words.ts";
import type { ReplacedWord } from "../../src/repository/replaced-words.ts";

const words: ReplacedWord[] = [
  { old: /\bGRACE\b/g, use: "SHUTDOWN_TIMEOUT_MS", in: "identifier" },
  { old: /\bfor ever\b/g, use: "forever", in: "prose" },
  { old: /\bupkeep\b/g, use: "maintenance", in: "text", except: { "a.md": "quotes another" } },
];

test("reports identifiers with their line, but not in comments and strings", () => {
  const code = '// GRACE\n/* GRACE\n*/ const a = "GRACE";\nconst GRACE = `GRACE`;\n';
  expect(findReplaced("a.ts", code, words)).toEqual(["a.ts:4: `GRACE`: use SHUTDOWN_TIMEOUT_MS"]);
});

test("reports text in comments and documents, except in listed places", () => {
  expect(findReplaced("a.ts", "// upkeep", words)).toEqual(["a.ts:1: `upkeep`: use maintenance"]);
  expect(findReplaced("b.md", "\nGRACE upkeep", words)).toEqual([
    "b.md:2: `upkeep`: use maintenance",
  ]);
  expect(findReplaced("a.md", "upkeep", words)).toEqual([]);
});

test("reports prose in comments and documents, but not in strings and code", () => {
  const code = 'const a = "for ever";\n/* for\n never, for ever */\n';
  expect(findReplaced("a.ts", code, words)).toEqual(["a.ts:3: `for ever`: use forever"]);
  const document = "`for ever` and\n```sh\nfor ever\n```\nfor ever";
  expect(findReplaced("b.md", document, words)).toEqual(["b.md:5: `for ever`: use forever"]);
});

test("reports prose, but no identifiers, between the tags of a page", () => {
  const page = "<p>\n  GRACE waits for ever.\n</p>";
  expect(findReplaced("a.tsx", page, words)).toEqual(["a.tsx:2: `for ever`: use forever"]);
});
