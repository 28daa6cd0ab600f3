import { expect, test } from "vitest";
import { fitText } from "../../src/terminal/fit-text.js";

test.each([
  ["a.json", 8, "a.json  "],
  ["folder/report.json", 12, "…report.json"],
  ["四半期報告書.json", 10, "…告書.json"],
  ["四半期報告書.json", 9, "…書.json "],
])("fits %s into %i columns as `%s`", (text, columns, expected) => {
  expect(fitText(text, columns)).toBe(expected);
});
