import { expect, test } from "vitest";
import { invalidTargetReason } from "../../src/destinations/target.js";

test.each(["a.md", "reports/2026-q3.md", "Übersicht (neu).html", "日本語/文書.md"])(
  "takes `%s`",
  (target) => {
    expect(invalidTargetReason(target)).toBeUndefined();
  },
);

test.each([
  "",
  "/etc/passwd",
  "../x",
  "a/../../x",
  "a/./x",
  "a//x",
  "a/",
  ".hidden",
  "a\\b",
  "C:/x",
  "a\0b",
  "a\nb",
  "a\u0085b",
  "x".repeat(256),
  "x/".repeat(600),
])("refuses `%j`", (target) => {
  expect(invalidTargetReason(target)).toEqual(expect.any(String));
});
