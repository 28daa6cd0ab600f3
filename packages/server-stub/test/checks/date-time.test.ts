import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDateTime } from "../../src/checks/date-time.js";

const pad = (value: number, length: number) => String(value).padStart(length, "0");
const part = (most: number, length = 2) =>
  fc.integer({ min: 0, max: most }).map((value) => pad(value, length));
// Near the bounds on both sides, and now and then one letter that is another.
const near = fc
  .tuple(part(9999, 4), part(13), part(32), part(25), part(61), part(61))
  .map(
    ([year, month, day, hour, minute, second]) =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}Z`,
  );
const broken = fc
  .tuple(near, fc.nat(18), fc.constantFrom(..."09/:-Tt z\0\u00ff\uff10"))
  .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1));

test("the usual form is judged as the same time with a fraction, which is read step by step", () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.oneof(near, broken), (text) => {
      const verdict = isDateTime(text);
      if (verdict) kept += 1;
      expect(verdict, text).toBe(isDateTime(`${text.slice(0, 19)}.0${text.slice(19)}`));
    }),
    { numRuns: 5_000 },
  );
  expect(kept).toBeGreaterThan(500);
});

test.each([
  "2026-10-19T09:30:00Z",
  "2026-10-19t09:30:00z",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:60Z",
])("%s is a date-time", (text) => expect(isDateTime(text)).toBe(true));

test.each([
  "2026-10-19T09:30:00X",
  "2026-10-19T24:00:00Z",
  "2026-00-19T09:30:00Z",
  "2026-10-00T09:30:00Z",
  "2026-02-29T09:30:00Z",
  "2026-10-19T09:60:00Z",
])("%s is none", (text) => expect(isDateTime(text)).toBe(false));
