import { expect, test } from "vitest";
import { fail } from "../src/checks/fail.js";
import type { Violation } from "../src/contract/violation.js";

const detailOf = (keyword: string, value: unknown) => {
  const violations: Violation[] = [];
  fail(violations, "/a", keyword, "an integer", value);
  return violations[0]?.detail;
};

test.each([
  ["type", "2", "Expected an integer, got the string `2`."],
  ["type", "true", "Expected an integer, got the string `true`."],
  ["type", true, "Expected an integer, got `true`."],
  ["type", "two", "Expected an integer, got `two`."],
  ["enum", "2", "Expected an integer, got `2`."],
])("names the type of a string that looks like another value: %s %j", (keyword, value, detail) => {
  expect(detailOf(keyword, value)).toBe(detail);
});
