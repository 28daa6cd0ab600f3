import { expect, test } from "vitest";
import { decisionOf, indexKeywords } from "../../src/load/keyword-places.js";

test("a decision applies to the keyword next to it and no other", () => {
  const schema = { minimum: 1, type: "integer", "x-decision": { minimum: "bounds" } };
  const place = indexKeywords({ schema }).get(schema);
  expect(place && [decisionOf(place, "minimum"), decisionOf(place, "type")]).toEqual([
    "bounds",
    undefined,
  ]);
});

test("a star applies to everything inside", () => {
  const inner = { type: "string" };
  const document = { "x-decision": { "*": "whole" }, properties: { inner } };
  const place = indexKeywords(document).get(inner);
  expect(place && decisionOf(place, "type")).toBe("whole");
});

test("a pointer applies below its object", () => {
  const inner = { type: "string" };
  const document = { "x-decision": { "properties/inner": "member" }, properties: { inner } };
  const place = indexKeywords(document).get(inner);
  expect(place && decisionOf(place, "type")).toBe("member");
});
