import { expect, test } from "vitest";
import { relativeTime } from "../../src/terminal/relative-time.js";

test.each([
  ["2026-10-19T09:30:00Z", "0 s ago"],
  ["2026-10-19T09:29:01.5Z", "58 s ago"],
  ["2026-10-19T09:28:59Z", "1 min ago"],
  ["2026-10-19T06:29:59Z", "3 h ago"],
  ["2026-10-17T09:30:00Z", "2 d ago"],
  ["2026-09-01T09:30:00Z", "2026-09-01"],
  // One clock that is a few seconds ahead, and one that is wrong.
  ["2026-10-19T09:30:20Z", "0 s ago"],
  ["2027-01-01T00:00:00Z", "2027-01-01"],
  ["yesterday", "yesterday"],
])("formats %s as `%s`", (time, expected) => {
  expect(relativeTime(time, Date.parse("2026-10-19T09:30:00Z"))).toBe(expected);
});
