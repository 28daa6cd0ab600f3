import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_JSON_DEPTH, isTooDeep } from "../../src/decode/json/is-too-deep.js";

const around = (value: unknown, levels: number): string =>
  "[".repeat(levels) + JSON.stringify(value) + "]".repeat(levels);

test("accepts the maximum depth and refuses one level more", () => {
  expect(isTooDeep(around(1, MAX_JSON_DEPTH))).toBe(false);
  expect(isTooDeep(around(1, MAX_JSON_DEPTH + 1))).toBe(true);
  expect(isTooDeep(around({}, MAX_JSON_DEPTH - 1))).toBe(false);
  expect(isTooDeep(around({}, MAX_JSON_DEPTH))).toBe(true);
});

test("does not count sibling levels as depth", () => {
  expect(isTooDeep(JSON.stringify(Array.from({ length: 2_000 }, () => [{}])))).toBe(false);
});

test.each(["[".repeat(2_000), '"{'.repeat(2_000), "\\[", "\\\\[[", '\\"]', '"', "\\"])(
  "ignores brackets inside the string %j",
  (text) => {
    expect(isTooDeep(around([text, text], MAX_JSON_DEPTH - 1))).toBe(false);
    expect(isTooDeep(around([text, [text]], MAX_JSON_DEPTH - 1))).toBe(true);
    expect(isTooDeep(around({ [text]: text }, MAX_JSON_DEPTH - 1))).toBe(false);
  },
);

test("measures the depth of any JSON correctly", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0;
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.integer({ min: 496, max: 501 }),
      (value, levels) => {
        expect(isTooDeep(around(value, levels))).toBe(levels + depthOf(value) > MAX_JSON_DEPTH);
      },
    ),
  );
});

test.each(["[".repeat(100_000), '"'.repeat(3_001), `"${"\\".repeat(3_000)}`])(
  "scans a text that is not JSON to its end",
  (text) => expect(isTooDeep(text)).toBe(text.startsWith("[")),
);
