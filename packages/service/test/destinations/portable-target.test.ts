import { array, assert, constantFrom, oneof, pre, property, string } from "fast-check";
import { expect, test } from "vitest";
import { portableTarget, invalidTargetReason } from "../../src/destinations/target.js";

test.each([
  "a.md",
  "reports/2026-q3.md",
  "Übersicht (neu).html",
  "日本語/文書.md",
  "console.md",
  "com10.md",
  "null.md",
  "👩‍👩‍👧.md",
])("leaves `%s` as it is", (target) => {
  expect(portableTarget(target)).toBe(target);
});

test.each([
  ["invoice\u202Etxt.exe", "invoice_txt.exe"],
  ["a\u2067b\u200F\u061C.md", "a_b__.md"],
  ["CON", "_CON"],
  ["reports/con.md", "reports/_con.md"],
  ["aux/x.md", "_aux/x.md"],
  ["CON .txt", "_CON .txt"],
  ["Com1.tar.gz", "_Com1.tar.gz"],
  ["lpt³.md", "_lpt³.md"],
  ["COM0", "_COM0"],
  ["report.md::$DATA", "report.md__$DATA"],
  ['a<b>"c|d?e*.md', "a_b__c_d_e_.md"],
  ["a. /b...", "a__/b___"],
  ["\uD800.md", "_.md"],
])("converts `%j` to `%s`", (target, portable) => {
  expect(portableTarget(target)).toBe(portable);
});

/** Returns true for names that Windows file systems and UTF-8 allow, by another method than the code's. */
function isPortable(name: string): boolean {
  const points = [...name].map((character) => character.codePointAt(0) ?? 0);
  const isDirection = (point: number) =>
    point === 0x61c ||
    [0x200e, 0x200f].includes(point) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2066 && point <= 0x2069);
  const stem = (name.split(".")[0] ?? "").trimEnd().toLowerCase();
  const numbers = [..."0123456789¹²³"];
  const devices = ["con", "prn", "aux", "nul", ...numbers.flatMap((n) => [`com${n}`, `lpt${n}`])];
  return (
    name.isWellFormed() &&
    !points.some(isDirection) &&
    ![...'<>:"|?*\\/'].some((character) => name.includes(character)) &&
    !name.endsWith(".") &&
    !name.endsWith(" ") &&
    !devices.includes(stem)
  );
}

const hostile = oneof(
  constantFrom(
    "con",
    "NUL",
    "Com1",
    "LPT²",
    ".",
    " ",
    "/",
    ":",
    "::$DATA",
    "?",
    "*",
    "\u202E",
    "\u200F",
    "\uD800",
    "\uDC00",
    "md",
    "aux.",
  ),
  string({ unit: "binary", maxLength: 3 }),
);
const targets = array(hostile, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));

test("converts every valid target to names that all file systems accept", () => {
  assert(
    property(targets, (target) => {
      pre(invalidTargetReason(target) === undefined);
      const portable = portableTarget(target);
      expect(portable.split("/").filter((name) => !isPortable(name))).toEqual([]);
      expect(portable.split("/")).toHaveLength(target.split("/").length);
      expect(invalidTargetReason(portable)).toBeUndefined();
      expect(portableTarget(portable)).toBe(portable);
    }),
    { numRuns: 2_000 },
  );
});
