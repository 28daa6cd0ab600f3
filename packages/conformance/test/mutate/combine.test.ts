import { expect, test } from "vitest";
import { combineByMember } from "../../src/mutate/combine.js";

const VALID = { id: 1, name: "a" };

test("changes of different members stand in one object", () => {
  const changes = [
    { at: "/id", value: { id: "1", name: "a" } },
    { at: "/name", value: { id: 1, name: null } },
    { at: "/tags/0", value: { id: 1, name: "a", tags: [1] } },
  ];
  expect(combineByMember(VALID, changes)).toEqual([
    { value: { id: "1", name: null, tags: [1] }, changes },
  ]);
});

test("changes of one member stand in objects of their own", () => {
  const changes = [
    { at: "/id", value: { id: "1", name: "a" } },
    { at: "/id", value: { id: null, name: "a" } },
  ];
  expect(combineByMember(VALID, changes).map(({ value }) => value)).toEqual(
    changes.map(({ value }) => value),
  );
});

test("changes below one object stand together, and not beside a change of it", () => {
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

test("a missing member stays missing, and a change of the whole is left out", () => {
  const changes = [
    { at: "/id", value: { name: "a" } },
    { at: "", value: [] },
  ];
  expect(combineByMember(VALID, changes).map(({ value }) => value)).toEqual([{ name: "a" }]);
});
