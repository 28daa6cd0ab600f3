import { expect, test } from "vitest";
import * as check from "../../src/checks/index.js";

test.each<[string, number, boolean, boolean]>([
  ["", 0, true, true],
  ["", 1, false, true],
  ["abc", 3, true, true],
  ["abc", 4, false, true],
  ["abc", 2, true, false],
  ["😀😀", 2, true, true],
  ["😀😀", 3, false, true],
  ["😀😀", 1, true, false],
  ["a😀b", 3, true, true],
  ["\ud83d\ud83d", 2, true, true],
])(
  "compares %j with the length %i: long enough %s, short enough %s",
  (text, length, long, short) => {
    expect(check.isLongEnough(text, length)).toBe(long);
    expect(check.isShortEnough(text, length)).toBe(short);
  },
);

test.each<[number, number, boolean]>([
  [0.3, 0.1, true],
  [0.0075, 0.0001, true],
  [0.00751, 0.0001, false],
  [1.1, 0.1, true],
  [4.02, 0.01, true],
  [1e21, 3, false],
  [1e308, 0.5, true],
  [1e308, 0.123456789, false],
  [-7.5, 2.5, true],
  [1e-7, 1e-8, true],
  [1.5, 1, false],
  [0, 0.1, true],
])("decides whether %d is a multiple of %d: %s", (value, divisor, expected) => {
  expect(check.isMultipleOf(value, divisor)).toBe(expected);
});

test.each<[number | bigint, boolean, boolean]>([
  [2 ** 53, true, true],
  [2 ** 63 - 1024, true, true],
  [2 ** 63, false, true],
  [2 ** 64, false, false],
  [-(2 ** 63), true, false],
  [-(2 ** 63) - 2048, false, false],
  [-1, true, false],
  [1.5, false, false],
  [2n ** 63n, false, true],
])("%d: int64 %s, uint64 %s", (value, isSigned, isUnsigned) => {
  expect(check.isInt64(value)).toBe(isSigned);
  expect(check.isUint64(value)).toBe(isUnsigned);
});

test.each<[unknown[], boolean]>([
  [[1, true, "1", null, [1], { a: 1 }], true],
  [[1, 1], false],
  [["[1]", [1]], true],
  [['"a', "a"], true],
  [
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    false,
  ],
  [[[["a"]], [["a"]]], false],
  [[{ a: "1" }, { a: 1 }], true],
  [[JSON.parse('{"__proto__":1}'), {}], true],
])("items %j differ: %s", (items, expected) => {
  expect(check.isUnique(items)).toBe(expected);
});

test("checks many items and long texts in linear time", () => {
  const many = Array.from({ length: 50_000 }, (_, id) => ({ id }));
  const long = "a".repeat(1_000_000);
  const started = process.threadCpuUsage();
  expect(check.isUnique(many)).toBe(true);
  expect(check.isEmail(`${"a.".repeat(500_000)}"`)).toBe(false);
  expect(check.isEmail(`"${long}`)).toBe(false);
  expect(check.isIpv6("1:".repeat(500_000))).toBe(false);
  expect(check.isUriTemplate(`{${"a,".repeat(500_000)}`)).toBe(false);
  expect(check.isDuration(`P${"1".repeat(1_000_000)}X`)).toBe(false);
  expect(check.isJsonPointer(`/${long}~`)).toBe(false);
  expect(check.isDateTime(`2026-10-19T09:30:00.${"1".repeat(1_000_000)}`)).toBe(false);
  // This takes a second of processor time; with quadratic growth it would take an hour.
  expect(process.threadCpuUsage(started).user / 1e6).toBeLessThan(30);
});

test("refuses NaN and Infinity as numbers", () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, "1", null].map(check.isNumber)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
