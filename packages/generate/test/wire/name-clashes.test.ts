import { beforeAll, expect, test } from "vitest";
import { modelOf } from "../support/fragment.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";

// Names in a description that generated stubs or clients also use for something else.
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Headers: { type: "object", required: ["a"], properties: { a: { type: "string" } } },
  // Some tools write this to say that there is no limit.
  Long: { type: "string", maxLength: Number.POSITIVE_INFINITY },
  constructor: { type: "object", properties: { toString: { type: "integer" } } },
};
const json = (name: string) => ({ content: { "application/json": { schema: reference(name) } } });
const operation = (operationId: string, name: string) => ({
  operationId,
  requestBody: { required: true, ...json(name) },
  responses: {
    "200": {
      description: "Success",
      headers: { "X-Count": { required: true, schema: { type: "integer" } } },
      ...json(name),
    },
  },
});
const paths = {
  "/a": { post: operation("_", "Headers") },
  "/b": { post: operation("operation", "Long") },
  "/c": { post: operation("operation_", "constructor") },
};

let pair: Pair;
beforeAll(async () => {
  // Throws any compiler errors about duplicate or unused names.
  ({ pair } = await loadPairs({ pair: { model: modelOf({ schemas, paths }) } }));
});

test.each([
  ["_", { a: "x" }],
  ["operation", "long"],
  ["operation_", { toString: 5 }],
])("calls the operation %s", async (id, value) => {
  const echo = ({ body }: { body?: unknown }) => ({
    status: 200,
    headers: { "x-count": "1" },
    body,
  });
  const handlers = { _: echo, operation: echo, operation_: echo };
  const server = pair.stub.createServer({ handlers } as never);
  const client = pair.client.createClient({
    baseUrl: "http://stub.test",
    fetch: (request: Request) => server.fetch(request),
  });
  expect(await client[id]?.({ body: value })).toEqual(value);
});

test("names the invalid member in the problem", async () => {
  const handlers = { _: () => {}, operation: () => {}, operation_: () => {} };
  const server = pair.stub.createServer({ handlers } as never);
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: '{"toString":"x"}' };
  const response = await server.fetch(new Request("http://stub.test/c", request));
  expect(await response.json()).toMatchObject({ errors: [{ pointer: "/toString" }] });
});
