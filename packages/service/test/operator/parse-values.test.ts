import { expect, test, vi } from "vitest";
import { parseTime } from "../../src/operator/client/parse-values.js";

test.each([
  ["2026-01-31", "2026-01-31T00:00:00.000Z"],
  ["2026-01-31 12:00", "2026-01-31T12:00:00.000Z"],
  ["2026-01-31T12:00:30.5", "2026-01-31T12:00:30.500Z"],
  ["2026-01-31T12:00+02:00", "2026-01-31T10:00:00.000Z"],
  [" 2024-02-29T23:59Z ", "2024-02-29T23:59:00.000Z"],
])("reads the time %j as %s in any time zone", (text, time) => {
  vi.stubEnv("TZ", "America/New_York");
  expect(parseTime(text)).toBe(time);
});

test.each([
  "",
  "yesterday",
  "2026-02-30",
  "2026-02-30T12:00Z",
  "2026-01-31T25:00",
  "2h ago",
  "-2h",
])("refuses %j as a time", (text) => {
  expect(() => parseTime(text)).toThrow("Expected a time such as 2026-01-31T12:00Z");
});

test("refuses a time before the earliest date", () => {
  expect(() => parseTime("999999w")).toThrow("Expected a time");
});
