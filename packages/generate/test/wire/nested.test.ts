import { beforeAll, describe, expect, test } from "vitest";
import { createNotes } from "@document-export/openapi";
import { buildModel } from "../../src/model/build/build-model.ts";
import type { Nested } from "../../src/model/reader.ts";
import { loadPairs, type LoadedClient, type Pair } from "../support/load-pairs.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const point = {
  type: "object",
  properties: {
    x: integer,
    names: { type: "array", items: text },
    in: { type: "object", properties: { y: integer } },
  },
};
const members = {
  type: "object",
  properties: {
    point,
    points: { type: ["array", "null"], items: point },
    ids: { type: ["array", "null"], items: integer },
    either: { oneOf: [{ type: "null" }, point] },
  },
};
const description = {
  openapi: "3.1.1",
  info: { title: "Nested", version: "1" },
  paths: {
    "/query": {
      get: {
        operationId: "query",
        parameters: [{ in: "query", name: "filter", schema: point }],
        responses: {
          200: { description: "Fine", content: { "application/json": { schema: {} } } },
        },
      },
    },
    "/deep": {
      get: {
        operationId: "deep",
        parameters: [{ in: "query", name: "filter", style: "deepObject", schema: point }],
        responses: {
          200: { description: "Fine", content: { "application/json": { schema: {} } } },
        },
      },
    },
    "/form": {
      post: {
        operationId: "form",
        requestBody: {
          required: true,
          content: { "application/x-www-form-urlencoded": { schema: members } },
        },
        responses: {
          200: { description: "Fine", content: { "application/json": { schema: {} } } },
        },
      },
    },
  },
};

const kinds: readonly Nested[] = ["json", "brackets"];
const clients: Partial<Record<Nested, ReturnType<LoadedClient["createClient"]>>> = {};
let sent: string;
beforeAll(async () => {
  const models = kinds.map((nested) => [
    nested,
    { model: buildModel(structuredClone(description), createNotes(), { nested }) },
  ]);
  const pairs: Record<Nested, Pair> = await loadPairs(
    Object.fromEntries(models) as Record<Nested, { model: Pair["model"] }>,
  );
  for (const nested of kinds) {
    const { client, stub } = pairs[nested];
    const query = async ({ query: found }: Record<string, unknown>) => ({
      status: 200,
      body: Object(found).filter ?? null,
    });
    const server = stub.createServer({
      handlers: {
        query,
        deep: query,
        form: async ({ body }) => ({ status: 200, body }),
      },
      authenticate: async () => undefined,
    });
    const fetch = async (request: Request) => {
      sent = decodeURIComponent(
        new URL(request.url).search.slice(1) + (await request.clone().text()),
      );
      return server.fetch(request);
    };
    clients[nested] = client.createClient({ baseUrl: "http://nested.test", retries: 0, fetch });
  }
});

const filter = { x: 1, names: ["a", "b"], in: { y: 2 } };

describe.each(kinds)("nested values as %s", (nested) => {
  test("reach the handler in a query", async () => {
    expect(await clients[nested]?.query?.({ filter })).toEqual(filter);
  });

  test.each([
    { point: filter },
    { points: [filter, { x: 3 }], ids: [1, 2] },
    { points: [filter], ids: [7] },
    { points: null, ids: null, either: null },
    { either: { x: 1 } },
  ])("reach the handler in a form: %j", async (body) => {
    expect(await clients[nested]?.form?.(body)).toEqual(body);
  });
});

test("sends an empty list of objects as JSON", async () => {
  expect(await clients.json?.form?.({ points: [] })).toEqual({ points: [] });
});

test("writes brackets in the form that most servers read", async () => {
  await clients.brackets?.query?.({ filter });
  expect(sent).toBe("filter[x]=1&filter[names][]=a&filter[names][]=b&filter[in][y]=2");
  await clients.brackets?.form?.({ points: [{ x: 1 }, { names: ["a"] }] });
  expect(sent).toBe("points[0][x]=1&points[1][names][]=a");
});

test("sends JSON as one value of its name", async () => {
  await clients.json?.query?.({ filter: { x: 1 } });
  expect(sent).toBe('filter={"x":1}');
});

test.each([
  ["json", 'filter={"names":["a","b"],"in":{"y":2}}'],
  ["brackets", "filter[names][]=a&filter[names][]=b&filter[in][y]=2"],
  ["indices", "filter[names][0]=a&filter[names][1]=b&filter[in][y]=2"],
  ["repeated", "filter[names]=a&filter[names]=b&filter[in][y]=2"],
])("writes nested values in the notation that the call selects: %s", async (nestedAs, expected) => {
  const options = { filter: { names: ["a", "b"], in: { y: 2 } }, nestedAs };
  // Each server reads only the notation that it was generated for, so this test compares the requests instead.
  for (const [made, operation] of [
    ["json", "query"],
    ["brackets", "query"],
    ["json", "deep"],
  ] as const) {
    await clients[made]?.[operation]?.(options).catch(() => undefined);
    expect(sent).toBe(expected);
  }
});

test.each(["brackets", "indices", "repeated"])(
  "a server that reads brackets understands %s",
  async (nestedAs) => {
    const body = { point: filter, ids: [1, 2] };
    expect(await clients.brackets?.query?.({ filter, nestedAs })).toEqual(filter);
    expect(await clients.json?.deep?.({ filter, nestedAs })).toEqual(filter);
    expect(await clients.brackets?.form?.({ ...body, nestedAs })).toEqual(body);
  },
);

test("sends JSON in a form generated for brackets if the call asks for it", async () => {
  await clients.brackets?.form?.({ points: [{ x: 1 }], nestedAs: "json" }).catch(() => undefined);
  expect(sent).toBe('points=[{"x":1}]');
});

test("refuses an unknown notation for nested values", async () => {
  await expect(async () => clients.json?.query?.({ nestedAs: "dots" })).rejects.toThrow(
    'query: nestedAs: expected json, brackets, indices, repeated, got the string "dots"',
  );
});
