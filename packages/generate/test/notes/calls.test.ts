import { beforeAll, expect, test } from "vitest";
import { loadPairs, type Pair } from "../support/load-pairs.ts";
import type { Fragment } from "../support/fragment.ts";
import { readFragment } from "../support/read-fragment.ts";

// A description in which every operation deviates in its own way: client and stub are generated anyway, compile, and
// transfer values as intended.
const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });
const ok = (schema: object) => ({ "200": { description: "It.", content: json(schema) } });
const echo = (operationId: string, schema: object) => ({
  post: {
    operationId,
    requestBody: { required: true, content: json(schema) },
    responses: ok(schema),
  },
});
const read = (operationId: string, parameters: unknown[], more: object = {}) => ({
  get: { operationId, parameters, responses: ok({}), ...more },
});

const description: Fragment = {
  schemas: {
    Nullable: { type: "object", properties: { a: { type: "string", nullable: true } } },
    Bound: {
      type: "object",
      properties: { a: { type: "number", minimum: 0, exclusiveMinimum: true } },
    },
    Flagged: { type: "object", properties: { a: { type: "string", required: true } } },
    Pattern: {
      type: "object",
      properties: { a: { type: "string", pattern: "(?i)^[\\w\\-\\:]+$" } },
    },
    Unreadable: { type: "object", properties: { a: { type: "string", pattern: "(" } } },
    Mixed: { type: "object", properties: { a: { type: "string" } }, enum: ["a"], note: 1 },
    Lost: { type: "object", properties: { a: ref("Nowhere") } },
    Tree: {
      type: "object",
      properties: { children: { type: "array", items: { $recursiveRef: "#" } } },
    },
    NullTime: { type: "object", properties: { a: text } },
    nullTime: { type: "object", properties: { b: { type: "integer" } } },
    "null-time": { type: "object", properties: { c: { type: "boolean" } } },
  },
  paths: {
    "/nullable": echo("nullable", ref("Nullable")),
    "/bound": echo("bound", ref("Bound")),
    "/flagged": echo("flagged", ref("Flagged")),
    "/pattern": echo("pattern", ref("Pattern")),
    "/unreadable": echo("unreadable", ref("Unreadable")),
    "/mixed": echo("mixed", ref("Mixed")),
    "/lost": echo("lost", ref("Lost")),
    "/tree": echo("tree", ref("Tree")),
    "/times/a": echo("timesA", ref("NullTime")),
    "/times/b": echo("timesB", ref("nullTime")),
    "/times/c": echo("timesC", ref("null-time")),
    "/path/{id}": read("undeclared", []),
    "/nested": read("nested", [
      { name: "filters", in: "query", schema: { type: "array", items: { type: "object" } } },
    ]),
    "/csv": read("csv", [{ name: "ids", in: "query", content: { "text/csv": {} } }]),
    "/swagger": read("swagger", [{ name: "size", in: "query", type: "integer" }]),
    "/twice/{id}": read("twice", [
      { name: "id", in: "path", required: true, schema: { type: "integer" } },
    ]),
    "/twice/{name}": read("again", [{ name: "name", in: "path", required: true, schema: text }]),
    "/same": { get: { operationId: "same", responses: ok({}) } },
    "/same/other": { get: { operationId: "same", responses: ok({}) } },
    "/unnamed/{a-b}": { get: { responses: ok({}) } },
    "/parts": {
      post: {
        operationId: "parts",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": { schema: { type: "object", additionalProperties: true } },
          },
        },
        responses: { "200": {} },
      },
    },
    "/closed": { get: { operationId: "closed", security: [{ unknown: [] }], responses: ok({}) } },
    "/answered/{id}": {
      get: { operationId: "read", responses: ok({}) },
      head: { operationId: "peek", responses: { "204": { description: "It is there." } } },
      options: {
        operationId: "ask",
        requestBody: { content: json({}) },
        responses: ok({}),
      },
    },
    "/traced": { trace: { operationId: "traced", responses: ok({}) } },
    "/query": {
      query: { operationId: "query", requestBody: { content: json({}) }, responses: ok({}) },
      additionalOperations: { COPY: { operationId: "copy", responses: ok({}) } },
    },
  },
};

interface Seen {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
}

const { model, notes } = readFragment(description);
let pair: Pair;
let seen: Seen[] = [];
let call: (operation: string, options?: object) => Promise<unknown>;
beforeAll(async () => {
  ({ pair } = await loadPairs({ pair: { model } }));
  const handlers = Object.fromEntries(
    Object.keys(pair.stub.operations).map((operation) => [
      operation,
      (request: Record<string, unknown>) => {
        seen.push({ operation, request });
        const { body } = request;
        if (operation === "parts") return { status: 200 };
        return operation === "peek" ? { status: 204 } : { status: 200, body: body ?? request };
      },
    ]),
  );
  const server = pair.stub.createServer({
    handlers,
    authenticate: async ({ token }) =>
      token === "right" ? { principal: "p", scopes: [] } : undefined,
    checkResponses: true,
  });
  const client = pair.client.createClient({
    baseUrl: "http://stub.test",
    token: "right",
    retries: 0,
    fetch: (request: Request) => server.fetch(request),
  });
  call = async (operation, options) => {
    seen = [];
    return client[operation]?.(options);
  };
});

test.each<[operation: string, body: object]>([
  ["nullable", { a: null }],
  ["bound", { a: 1 }],
  ["flagged", { a: "b" }],
  ["pattern", { a: "A-b:C" }],
  ["unreadable", { a: "anything (" }],
  ["mixed", { a: "b" }],
  ["lost", { a: [1, { b: null }] }],
  ["tree", { children: [{ children: [{}] }] }],
  ["timesA", { a: "b" }],
  ["timesB", { b: 1 }],
  ["timesC", { c: true }],
])("%s returns the value that it was sent", async (operation, body) => {
  expect(await call(operation, { body })).toEqual(body);
});

test.each<[operation: string, body: object]>([
  ["bound", { a: 0 }],
  ["flagged", {}],
  ["pattern", { a: "b c" }],
  ["tree", { children: [{ children: 1 }] }],
  ["timesB", { b: "1" }],
])("%s checks values against the intended schema", async (operation, body) => {
  await expect(call(operation, { body })).rejects.toThrow();
});

test.each<[operation: string, options: object, where: string, value: object]>([
  ["undeclared", { id: "a/b" }, "path", { id: "a/b" }],
  ["nested", { filters: [{ a: [1] }] }, "query", { filters: [{ a: [1] }] }],
  ["csv", { ids: "a,b" }, "query", { ids: "a,b" }],
  ["swagger", { size: 2 }, "query", { size: 2 }],
  ["twice", { id: 7 }, "path", { id: 7, name: 7 }],
])("the handler of %s receives the parameter", async (operation, options, where, value) => {
  await call(operation, options);
  expect(seen[0]?.request[where]).toEqual(value);
});

test("gives paths that match the same requests one handler with both names", async () => {
  await call("again", { name: "abc" });
  expect(seen).toMatchObject([
    { operation: "twice", request: { path: { id: "abc", name: "abc" } } },
  ]);
});

test("derives duplicate or missing operation ids from the path", async () => {
  await call("getSameOther");
  expect(seen[0]?.operation).toBe("getSameOther");
  await call("getUnnamedAB", { aB: "c" });
  expect(seen[0]?.operation).toBe("getUnnamedAB");
});

test("calls methods that OpenAPI 3.2 adds", async () => {
  expect(await call("query", { body: { a: 1 } })).toEqual({ a: 1 });
  await call("copy");
  expect(seen[0]?.operation).toBe("copy");
});

test("passes HEAD and OPTIONS to the operations that describe them", async () => {
  expect(await call("ask", { id: "a", body: { a: 1 } })).toEqual({ a: 1 });
  expect(seen).toMatchObject([{ operation: "ask", request: { path: { id: "a" } } }]);
  await call("peek", { id: "a" });
  expect(seen.map(({ operation }) => operation)).toEqual(["peek"]);
});

test("sends parts that the schema does not list", async () => {
  await call("parts", { body: { note: "a", size: 2, file: new Blob(["b"]) } });
  expect(seen).toHaveLength(1);
});

test("asks for a token if the scheme of an operation is undeclared", async () => {
  await call("closed");
  expect(seen).toHaveLength(1);
  expect(model.operations.find(({ id }) => id === "closed")?.security).toHaveLength(1);
});

test("omits what fetch cannot send from the client, not from the server", () => {
  expect(Object.keys(pair.stub.operations)).toContain("traced");
  expect(pair.stub.operations).not.toHaveProperty("again");
  expect(notes.map(({ kind }) => kind)).toContain("undeclared-security-scheme");
});
