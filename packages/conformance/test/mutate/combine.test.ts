import { expect, test } from "vitest";
import { combineByMember } from "../../src/mutate/combine.js";

const VALID = { id: 1, name: "a" };

test("combines changes of different members in one object", () => {
  const changes = [
    { at: "/id", value: { id: "1", name: "a" } },
    { at: "/name", value: { id: 1, name: null } },
    { at: "/tags/0", value: { id: 1, name: "a", tags: [1] } },
  ];
  expect(combineByMember(VALID, changes)).toEqual([
    { value: { id: "1", name: null, tags: [1] }, changes },
  ]);
});

test("puts changes of the same member in separate objects", () => {
  const changes = [
    { at: "/id", value: { id: "1", name: "a" } },
    { at: "/id", value: { id: null, name: "a" } },
  ];
  expect(combineByMember(VALID, changes).map(({ value }) => value)).toEqual(
    changes.map(({ value }) => value),
  );
});

test("combines changes below one object, apart from a change of it", () => {
  const valid = { id: 1, names: { a: "a" } };
  const below = [
    { at: "/names/a", value: { id: 1, names: { a: 1 } } },
    { at: "/names/b", value: { id: 1, names: { a: "a", b: 2 } } },
  ];
  const whole = { at: "/names", value: { id: 1, names: null } };
  expect(combineByMember(valid, [...below, whole])).toEqual([
    { value: { id: 1, names: { a: 1, b: 2 } }, changes: below },
    { value: { id: 1, names: null }, changes: [whole] },
  ]);
});

test("keeps a member missing and drops a change of the whole", () => {
  const changes = [
    { at: "/id", value: { name: "a" } },
    { at: "", value: [] },
  ];
  expect(combineByMember(VALID, changes).map(({ value }) => value)).toEqual([{ name: "a" }]);
});
