import { expect, test } from "vitest";
import { storableJson } from "../../src/bounds/storable.js";

test("replaces only characters that PostgreSQL cannot store in names and texts", () => {
  const value = { "a\0": ["b\0", { c: "\uD800" }], d: "\\u0000", e: 1, f: null, g: "😀" };
  expect(JSON.parse(storableJson(value))).toEqual({
    "a\uFFFD": ["b\uFFFD", { c: "\uFFFD" }],
    d: "\\u0000",
    e: 1,
    f: null,
    g: "😀",
  });
});
