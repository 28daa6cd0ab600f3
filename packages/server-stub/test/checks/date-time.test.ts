import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDateTime } from "../../src/checks/date-time.js";

const pad = (value: number, length: number) => String(value).padStart(length, "0");
const part = (max: number, length = 2) =>
  fc.integer({ min: 0, max }).map((value) => pad(value, length));
// Values near the bounds on both sides, and sometimes with one character changed.
const near = fc
  .tuple(part(9999, 4), part(13), part(32), part(25), part(61), part(61))
  .map(
    ([year, month, day, hour, minute, second]) =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}Z`,
  );
const malformed = fc
  .tuple(near, fc.nat(18), fc.constantFrom(..."09/:-Tt z\0\u00ff\uff10"))
  .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1));

/** Checks by arithmetic on the parts of the text, not by a pattern. */
function isDateTimeByParts(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)[Zz]$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isLeapSecond = hour === 23 && minute === 59 && second === 60;
  return exists && hour <= 23 && minute <= 59 && (second <= 59 || isLeapSecond);
}

test("agrees with Date on texts near every bound", () => {
  let valid = 0;
  fc.assert(
    fc.property(fc.oneof(near, malformed), (text) => {
      const verdict = isDateTime(text);
      if (verdict) valid += 1;
      expect(verdict, text).toBe(isDateTimeByParts(text));
    }),
    { numRuns: 5_000 },
  );
  expect(valid).toBeGreaterThan(500);
});

test.each([
  "2026-10-19T09:30:00Z",
  "2026-10-19t09:30:00z",
  "2026-10-31 09:30:00.5+02:00",
  "0000-01-01T00:00:00Z",
  "2000-02-29T00:00:00Z",
  "9999-12-31T23:59:60Z",
  "2026-10-19T01:59:60+02:00",
  "2026-10-18T21:59:60.25-02:00",
])("accepts %s as a date-time", (text) => expect(isDateTime(text)).toBe(true));

test.each([
  "2026-10-19T09:30:00X",
  "2026-10-19T24:00:00Z",
  "2026-00-19T09:30:00Z",
  "2026-10-00T09:30:00Z",
  "2026-02-29T09:30:00Z",
  "1900-02-29T09:30:00Z",
  "2026-10-19T09:60:00Z",
  "2026-10-19T09:30:60Z",
  "2026-10-19T09:30:00.Z",
  "2026-10-19T09:30:00+24:00",
  "2026-10-19T09:30:00Z\n",
])("refuses %s as a date-time", (text) => expect(isDateTime(text)).toBe(false));
