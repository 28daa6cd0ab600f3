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

test("a missing member stays missing, and a change of the whole is left out", () => {
  const changes = [
    { at: "/id", value: { name: "a" } },
    { at: "", value: [] },
  ];
  expect(combineByMember(VALID, changes).map(({ value }) => value)).toEqual([{ name: "a" }]);
});
