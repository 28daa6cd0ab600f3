import { expect, test } from "vitest";
import { decisionOf, indexKeywords } from "../../src/load/keyword-places.js";

test("applies a decision only to the keyword next to it", () => {
  const schema = { minimum: 1, type: "integer", "x-decision": { minimum: "bounds" } };
  const place = indexKeywords({ schema }).get(schema);
  expect(place && [decisionOf(place, "minimum"), decisionOf(place, "type")]).toEqual([
    "bounds",
    undefined,
  ]);
});

test("applies a star to everything inside its object", () => {
  const inner = { type: "string" };
  const document = { "x-decision": { "*": "whole" }, properties: { inner } };
  const place = indexKeywords(document).get(inner);
  expect(place && decisionOf(place, "type")).toBe("whole");
});

test("applies a pointer to everything below its target", () => {
  const inner = { type: "string" };
  const document = { "x-decision": { "properties/inner": "member" }, properties: { inner } };
  const place = indexKeywords(document).get(inner);
  expect(place && decisionOf(place, "type")).toBe("member");
});
