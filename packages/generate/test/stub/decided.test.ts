import { expect, test } from "vitest";
import { modelOf } from "../support/fragment.ts";

test("lists what depends on a decision, with the values concerned", () => {
  const page = { minimum: 1, maximum: 200, "x-decision": { maximum: "page-size", default: "d" } };
  const item = {
    required: ["id"],
    "x-decision": { required: "members" },
    properties: { next: { $ref: "#/components/schemas/Item" } },
  };
  const list = { properties: { items: { items: { $ref: "#/components/schemas/Item" } } } };
  const operation = {
    operationId: "listItems",
    parameters: [{ name: "pageSize", in: "query", schema: page }],
    "x-decision": { "responses/200": "success-status" },
    responses: {
      "200": { description: "Success", content: { "application/json": { schema: list } } },
    },
  };
  const model = modelOf({ paths: { "/items": { get: operation } }, schemas: { Item: item } });
  expect(model.operations[0]?.decided).toEqual([
    {
      decision: "page-size",
      keyword: "maximum",
      pointer: "",
      side: "request",
      in: "query",
      name: "pageSize",
    },
    { decision: "success-status", keyword: "200", pointer: "", side: "response", in: "status" },
    {
      decision: "members",
      keyword: "required",
      pointer: "/items/*/*",
      side: "response",
      in: "body",
    },
  ]);
});
