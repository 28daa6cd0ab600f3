import { createNotes, repairDescription, type Note } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

// Reduced forms of mistakes in published descriptions, each with a call from client to stub.
const text = { type: "string" };
const integer = { type: "integer" };
const FORM = "application/x-www-form-urlencoded";
const json = (schema: object) => ({ "application/json": { schema } });
const fine = (content: object = json({})) => ({ "200": { description: "Fine", content } });
const page = {
  type: "object",
  properties: { page: integer, sort: { type: ["array", "null"], items: text } },
};
const limit = {
  oneOf: [
    { minimum: 0, maximum: 10 },
    { minimum: 100, maximum: 200 },
  ],
};
const description = {
  openapi: "3.1.1",
  info: { title: "Published mistakes", version: "1" },
  paths: {
    // As Spring describes `Pageable`.
    "/users": {
      get: {
        operationId: "list",
        parameters: [{ name: "pageable", in: "query", required: true, schema: page }],
        responses: fine(),
      },
    },
    "/files": {
      head: { operationId: "peek", responses: fine({ "text/xml": { schema: text } }) },
      post: {
        operationId: "send",
        requestBody: { required: true, content: { "*/*": {} } },
        responses: fine({
          "application/json": { schema: { type: "object" } },
          [FORM]: { schema: { type: "object", properties: { a: text } } },
        }),
      },
    },
    "/either": {
      get: {
        operationId: "either",
        responses: fine({
          "application/json": { schema: { type: "object", required: ["a"] } },
          "application/json; charset=utf-8": { schema: { type: "object", required: ["b"] } },
        }),
      },
    },
    "/lost": {
      get: {
        operationId: "lost",
        parameters: [{ $ref: "#/components/parameters/nameless" }],
        responses: fine(
          json({ type: "object", properties: { size: { $ref: "#/components/parameters/size" } } }),
        ),
      },
    },
    "/rooms/{id}": { post: { operationId: "join", responses: fine() } },
    "/rooms/{id} ": { post: { operationId: "joinAgain", responses: fine() } },
    // As NestJS describes a number in one of two ranges.
    "/limits": {
      get: {
        operationId: "limit",
        parameters: [{ name: "limit", in: "query", schema: limit }],
        responses: fine(),
      },
    },
    "/blank ": { get: { operationId: "blank", responses: fine() } },
  },
  components: {
    parameters: {
      nameless: { schema: integer },
      size: { name: "size", in: "query", required: false, schema: integer },
    },
  },
};

let notes: readonly Note[];
let client: ReturnType<LoadedClient["createClient"]>;
let response: object | undefined;
const sent: string[] = [];
beforeAll(async () => {
  const found = createNotes();
  const model = buildModel(repairDescription(description, found), found);
  notes = found.list;
  const { pair } = await loadPairs({ pair: { model } });
  const handler = async ({ query, path }: Record<string, unknown>) =>
    response ?? { status: 200, body: { query, path } };
  const server = pair.stub.createServer({
    handlers: {
      ...Object.fromEntries(Object.keys(pair.stub.operations).map((id) => [id, handler])),
      peek: async () => ({ status: 200, body: "<a/>" }),
      send: async () => ({ status: 200, contentType: FORM, body: "a=1" }),
    },
    authenticate: async () => undefined,
  });
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    sent.push(`${pathname}${search} ${request.headers.get("content-type") ?? ""}`.trim());
    return server.fetch(request);
  };
  client = pair.client.createClient({ baseUrl: "http://strangers.test", retries: 0, fetch });
});

test("sends each item of a list inside an object of the query", async () => {
  const pageable = { page: 2, sort: ["name,asc", "id"] };
  expect(await client.list?.({ pageable })).toMatchObject({ query: { pageable } });
  expect(sent.at(-1)).toBe("/users?page=2&sort=name%2Casc&sort=id");
});

test("accepts an empty object for a required parameter with only optional members", async () => {
  expect(await client.list?.({ pageable: {} })).toMatchObject({ query: { pageable: {} } });
});

test("reads a number for a parameter with bounds and no type", async () => {
  expect(await client.limit?.({ limit: 3 })).toMatchObject({ query: { limit: 3 } });
  await expect(client.limit?.({ limit: 50 })).rejects.toMatchObject({ status: 400 });
});

test("sends Accept with the described media type for HEAD", async () => {
  expect(await client.peek?.()).toBeUndefined();
});

test("sends a body of any media type, and reads a form as text", async () => {
  const given = { contentType: "image/png", body: new Blob(["x"]), accept: FORM };
  expect(await client.send?.(given)).toBe("a=1");
  expect(sent.at(-1)).toBe("/files image/png");
});

test.each([{ a: 1 }, { b: 1 }])("takes %j by either of two schemas", async (body) => {
  response = { status: 200, body };
  expect(await client.either?.()).toEqual(body);
  response = undefined;
});

test("reads a reference to a parameter as its schema, and ignores a parameter without a name", async () => {
  response = { status: 200, body: { size: 3 } };
  expect(await client.lost?.()).toEqual({ size: 3 });
  expect(sent.at(-1)).toBe("/lost");
  response = undefined;
});

test("sends a path without the space at its end", async () => {
  await client.blank?.();
  expect(sent.at(-1)).toBe("/blank");
  expect(await client.joinAgain?.({ id: "1" })).toMatchObject({ path: { id: "1" } });
  expect(sent.at(-1)).toBe("/rooms/1");
});

test("adds a note for each mistake", () => {
  const kinds = new Set(notes.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    "incomplete-parameter",
    "media-type-twice",
    "path-with-blank",
    "path-with-fragment",
    "reference-to-no-schema",
    "undeclared-path-parameter",
  ]);
});
