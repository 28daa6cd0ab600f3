import { beforeAll, expect, test } from "vitest";
import { createNotes, repairDescription } from "@document-export/openapi";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient, type Pair } from "../support/load-pairs.ts";

const int64 = { type: "integer", format: "int64" };
const MAX = 9_223_372_036_854_775_807n;
const ODD = 9_007_199_254_740_993n;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const json = (schema: object) => ({ "application/json": { schema } });
const response = (content: object, more: object = {}) => ({
  description: "Fine",
  content,
  ...more,
});
const query = (name: string, schema: object, more: object = {}) => ({
  in: "query",
  name,
  schema,
  ...more,
});

const schemas = {
  Account: object(
    {
      id: int64,
      parent: ref("Account"),
      ids: { type: "array", items: int64 },
      byName: { type: "object", additionalProperties: int64 },
      pair: { type: "array", prefixItems: [{ type: "string" }, int64], items: false },
      some: { type: ["integer", "null"], format: "int64" },
      level: { ...int64, enum: [1, 2] },
      bounded: { ...int64, minimum: 1, multipleOf: 3 },
      big: { type: "integer", format: "uint64" },
      plain: { type: "integer" },
      ratio: { type: "number" },
      ["__proto__"]: int64,
    },
    { required: ["id"] },
  ),
  Owned: { allOf: [ref("Account"), object({ owner: int64 }, { required: ["owner"] })] },
  Either: { oneOf: [{ type: "string" }, int64] },
  Failure: object({ code: int64 }),
};

const description = {
  openapi: "3.1.1",
  info: { title: "Bigints", version: "1" },
  components: { schemas },
  paths: {
    "/accounts/{id}": {
      post: {
        operationId: "mirror",
        parameters: [
          { in: "path", name: "id", required: true, schema: int64 },
          query("ids", { type: "array", items: int64 }),
          query("limit", { ...int64, default: 20 }),
          { in: "query", name: "filter", content: json(object({ after: int64 })) },
          { in: "header", name: "x-sequence", schema: int64 },
        ],
        requestBody: { required: true, content: json(ref("Owned")) },
        responses: {
          200: response(json(ref("Owned")), { headers: { "x-next": { schema: int64 } } }),
          409: response(json(ref("Failure"))),
        },
      },
    },
    "/either": {
      post: {
        operationId: "either",
        requestBody: { required: true, content: json(ref("Either")) },
        responses: { 200: response(json(ref("Either"))) },
      },
    },
    "/form": {
      post: {
        operationId: "form",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: object({ id: int64, inside: object({ id: int64 }) }),
            },
          },
        },
        responses: { 200: response(json(object({ id: int64, inside: object({ id: int64 }) }))) },
      },
    },
    "/parts": {
      post: {
        operationId: "parts",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": { schema: object({ id: int64, inside: object({ id: int64 }) }) },
          },
        },
        responses: { 200: response(json(object({ id: int64, inside: object({ id: int64 }) }))) },
      },
    },
    "/lines": {
      get: {
        operationId: "lines",
        responses: { 200: response({ "application/jsonl": { schema: ref("Account") } }) },
      },
    },
    "/events": {
      get: {
        operationId: "events",
        responses: { 200: response({ "text/event-stream": { schema: ref("Account") } }) },
      },
    },
    "/pages": {
      get: {
        operationId: "listPages",
        parameters: [query("page", int64)],
        responses: {
          200: response(
            json(object({ items: { type: "array", items: int64 }, totalPages: int64 })),
          ),
        },
      },
    },
    "/mock": {
      get: {
        operationId: "mock",
        responses: {
          200: response({
            "application/json": { schema: ref("Account"), example: { id: 7, ids: [1], plain: 2 } },
          }),
        },
      },
    },
  },
};

const more = `
  import type { Client } from "./client/client.js";
  import type { Handlers } from "./stub/handlers.js";
  import { createServer, stub } from "./stub/server.js";
  export const mocked = (request: Request): Promise<Response> =>
    createServer({ handlers: stub() }).fetch(request);
  export const call = async (client: Client): Promise<bigint> => {
    const { owner } = await client.mirror({ id: 1n, ids: [2n], filter: { after: 3n }, body: { id: 4n, owner: 5n, level: 2n } });
    for await (const id of client.iteratePages()) return id;
    // @ts-expect-error a number is not a bigint
    await client.mirror({ id: 1, body: { id: 4n, owner: 5n } });
    return owner;
  };
  export const handle: Handlers<unknown>["mirror"] = async ({ path, query, body }) =>
    ({ status: 200, body: { id: path.id + query.limit, owner: body.owner } });`;

let pair: Pair;
let client: ReturnType<LoadedClient["createClient"]>;
let received: Record<string, unknown>;
let send: (path: string, body: string, type?: string) => Promise<Response>;
beforeAll(async () => {
  const notes = createNotes();
  const model = buildModel(repairDescription(structuredClone(description), notes), notes, {
    int64: "bigint",
  });
  ({ made: pair } = await loadPairs({ made: { model, more } }));
  const items = [{ id: MAX }, { id: 1n, parent: { id: -MAX } }];
  const echo = async ({ body }: Record<string, unknown>) => ({ status: 200, body });
  const server = pair.stub.createServer({
    handlers: {
      mirror: async (request) => {
        received = request;
        const { owner } = request.body as { owner: bigint };
        if (owner === 0n) return { status: 409, body: { code: ODD } };
        return { status: 200, body: request.body, headers: { "x-next": String(MAX) } };
      },
      either: echo,
      form: echo,
      parts: echo,
      lines: async () => ({ status: 200, body: asItems(items) }),
      events: async () => ({ status: 200, body: asItems(items.map((data) => ({ data }))) }),
      listPages: async ({ query }) => {
        const { page = 1n } = query as { page?: bigint };
        return { status: 200, body: { items: [ODD + page], totalPages: 2n } };
      },
      mock: async () => ({ status: 200, body: { id: 1n } }),
    },
    authenticate: async () => undefined,
  });
  client = pair.client.createClient({
    baseUrl: "http://bigints.test",
    retries: 0,
    fetch: server.fetch,
  });
  send = (path, body, type = "application/json") =>
    server.fetch(
      new Request(`http://bigints.test${path}`, {
        method: "POST",
        headers: { "content-type": type },
        body,
      }),
    );
});

async function* asItems(items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

test("returns every integer of a body unchanged", async () => {
  const body = {
    id: ODD,
    parent: { id: -MAX - 1n, ids: [1n] },
    ids: [MAX, 0n, -1n],
    byName: { a: ODD },
    pair: ["9007199254740993", ODD],
    some: null,
    level: 2n,
    bounded: 9n,
    big: 18_446_744_073_709_551_615n,
    plain: 1,
    ratio: 1e300,
    owner: 12_345_678_901_234_567n,
  };
  expect(await client.mirror?.({ id: 1n, body })).toEqual(body);
});

test("transmits parameters unchanged, with defaults", async () => {
  const options = { id: MAX, ids: [ODD, 1n], filter: { after: ODD }, xSequence: -ODD };
  await client.mirror?.({ ...options, body: { id: 1n, owner: 1n } });
  expect(received.path).toEqual({ id: MAX });
  expect(received.query).toEqual({ ids: [ODD, 1n], limit: 20n, filter: { after: ODD } });
  expect(received.headers).toEqual({ "x-sequence": -ODD });
});

test("refuses a number for a bigint before sending", async () => {
  await expect(client.mirror?.({ id: 1, body: { id: 1n, owner: 1n } })).rejects.toThrow(
    "mirror: id: expected a bigint, got 1",
  );
});

test("transmits bigints in alternatives, forms and parts", async () => {
  expect(await client.either?.({ body: ODD })).toBe(ODD);
  expect(await client.either?.({ body: "9007199254740993" })).toBe("9007199254740993");
  const members = { id: ODD, inside: { id: MAX } };
  expect(await client.form?.(members)).toEqual(members);
  expect(await client.parts?.(members)).toEqual(members);
});

test.each(["lines", "events"])("transmits bigints in items of %s", async (id) => {
  const items: unknown[] = [];
  const stream = (await client[id]?.()) as AsyncIterable<unknown>;
  for await (const item of stream) items.push(item);
  expect(items).toEqual([{ id: MAX }, { id: 1n, parent: { id: -MAX } }]);
});

test("reads bigints in the body of a problem", async () => {
  const failed = client.mirror?.({ id: 1n, body: { id: 1n, owner: 0n } });
  await expect(failed).rejects.toMatchObject({ status: 409, body: { code: ODD } });
});

test("counts pages whose numbers are bigints", async () => {
  const items: unknown[] = [];
  const pages = client.iteratePages?.() as unknown as AsyncIterable<unknown>;
  for await (const item of pages) items.push(item);
  expect(items).toEqual([ODD + 1n, ODD + 2n]);
});

test("responds with bigints from a stub without handlers", async () => {
  const { mocked } = pair.more as { mocked: (request: Request) => Promise<Response> };
  const fetch = (request: Request) => mocked(request);
  const other = pair.client.createClient({ baseUrl: "http://bigints.test", retries: 0, fetch });
  expect(await other.mock?.()).toEqual({ id: 7n, ids: [1n], plain: 2 });
});

test.each([
  ['{"id":1.5,"owner":1}', "/id", "type"],
  ['{"id":1234567890123456789.5,"owner":1}', "/id", "precision"],
  ['{"id":9223372036854775808,"owner":1}', "/id", "format"],
  ['{"id":1e400,"owner":1}', "/id", "precision"],
  ['{"id":"1","owner":1}', "/id", "type"],
  ['{"id":1,"owner":1,"level":3}', "/level", "enum"],
  ['{"id":1,"owner":1,"bounded":4}', "/bounded", "multipleOf"],
  ['{"id":1,"owner":1,"bounded":0}', "/bounded", "minimum"],
  ['{"id":1,"owner":1,"big":-1}', "/big", "format"],
  ['{"id":1,"owner":1,"plain":9007199254740993}', "/plain", "precision"],
])("refuses a value that is not an int64, with its place: %s", async (body, pointer, keyword) => {
  const refused = await send("/accounts/1", body);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ in: "body", pointer, keyword }] });
});

test("reads integers written with an exponent", async () => {
  const body =
    '{"id":1.234567890123456789e18,"owner":1234567890123456800,"__proto__":9007199254740993}';
  const { status } = await send("/accounts/1", body);
  expect(status).toBe(200);
  expect(received.body).toMatchObject({
    id: 1_234_567_890_123_456_789n,
    owner: 1_234_567_890_123_456_800n,
  });
  expect(Object.getOwnPropertyDescriptor(received.body, "__proto__")?.value).toBe(ODD);
});
