import { expect, test } from "vitest";
import { jsonText } from "../../src/terminal/plain-text.js";

test("escapes control characters and parses to the same value", () => {
  const value = { title: "a\u001b[2Jb\u009b2Jc\u007f\u202ed\u2028é😀" };
  const text = jsonText(value);
  expect(text).toBe(String.raw`{"title":"a\u001b[2Jb\u009b2Jc\u007f\u202ed\u2028é😀"}`);
  expect(JSON.parse(text)).toEqual(value);
});
