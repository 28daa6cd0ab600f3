import { expect, test } from "vitest";
import { cutEnd, fitEnd } from "../../src/terminal/fit-text.js";

test.each([
  ["a.json", 8, "a.json  "],
  ["folder/report.json", 12, "…report.json"],
  ["四半期報告書.json", 10, "…告書.json"],
  ["四半期報告書.json", 9, "…書.json "],
])("fits the end of %s into %i columns as `%s`", (text, columns, expected) => {
  expect(fitEnd(text, columns)).toBe(expected);
});

test.each([
  ["a.json", 6, "a.json"],
  ["report.json", 7, "report…"],
  ["四半期報告書", 8, "四半期…"],
  ["四半期報告書", 6, "四半…"],
  ["👩‍👩‍👧 family", 4, "👩‍👩‍👧 …"],
  ["Company site (12)", 13, "Company… (12)"],
  ["Company site (12)", 9, "Company …"],
])("cuts the end of %s to %i columns as `%s`", (text, columns, expected) => {
  expect(cutEnd(text, columns)).toBe(expected);
});
