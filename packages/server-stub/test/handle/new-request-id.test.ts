import { expect, test } from "vitest";
import { newRequestId } from "../../src/handle/new-request-id.js";

const ids = Array.from({ length: 100_000 }, newRequestId);

test("every id is a UUID of version 8", () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(ids.filter((id) => !form.test(id))).toEqual([]);
});

test("no id comes twice", () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test("ids in a row differ in more than their last digits", () => {
  const [first = "", second = ""] = ids;
  const same = [28, 29, 30, 31, 32, 33, 34, 35].filter((at) => first[at] === second[at]);
  expect(same.length).toBeLessThan(5);
});
