import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

const text = { type: "string" };
const names = { type: "array", items: text };
const list = (operationId: string, cursor: string, properties: object, more: object = {}) => ({
  get: {
    operationId,
    parameters: [{ name: cursor, in: "query", schema: text }],
    responses: {
      "200": {
        description: "A page",
        content: { "application/json": { schema: { type: "object", properties } } },
      },
    },
    ...more,
  },
});
const paths = {
  "/plain": list("listPlain", "cursor", {
    items: names,
    nextCursor: { type: ["string", "null"] },
  }),
  "/loop": list("listLoop", "cursor", { items: names, next_cursor: text }),
  "/token": list("listToken", "page_token", { rows: names, next_page_token: text }),
  "/said": list(
    "listSaid",
    "after",
    { body: { type: "object", properties: { rows: names } }, last: text },
    { "x-pagination": { cursor: "after", items: "body.rows", nextCursor: "last" } },
  ),
  "/other": list("listOther", "after", { items: names, later: text }),
};

/** Two pages each; the last one signals the missing cursor in its own way. */
const pages: Readonly<Record<string, readonly object[]>> = {
  "/plain": [
    { items: ["a"], nextCursor: "2" },
    { items: ["b"], nextCursor: null },
  ],
  "/loop": [
    { items: ["a"], next_cursor: "2" },
    { items: ["b"], next_cursor: "2" },
  ],
  "/token": [
    { rows: ["a"], next_page_token: "2" },
    { rows: ["b"], next_page_token: "" },
  ],
  "/said": [{ body: { rows: ["a"] }, last: "2" }, { body: { rows: ["b"] } }],
};

let client: ReturnType<LoadedClient["createClient"]>;
let asked: string[] = [];
beforeAll(async () => {
  const model = buildModel({ openapi: "3.1.1", info: { title: "Cursors", version: "1" }, paths });
  const { made } = await loadPairs({ made: { model } });
  client = made.client.createClient({
    baseUrl: "http://lists.test",
    fetch: async ({ url }: Request) => {
      const { pathname, search } = new URL(url);
      asked.push(search);
      return Response.json(pages[pathname]?.[search === "" ? 0 : 1]);
    },
  });
});

async function itemsOf(method: string, options?: object): Promise<unknown[]> {
  asked = [];
  const items: unknown[] = [];
  const list = client[method]?.(options) as unknown as AsyncIterable<unknown>;
  for await (const item of list) items.push(item);
  return items;
}

test.each([
  ["iteratePlain", "cursor"],
  ["iterateToken", "page_token"],
  ["iterateSaid", "after"],
])("%s follows the cursor of each page by `%s`", async (method, cursor) => {
  expect(await itemsOf(method)).toEqual(["a", "b"]);
  expect(asked).toEqual(["", `?${cursor}=2`]);
});

test("starts an iteration at the given cursor", async () => {
  expect(await itemsOf("iteratePlain", { cursor: "2" })).toEqual(["b"]);
});

test("throws if a cursor leads back to its own page", async () => {
  await expect(itemsOf("iterateLoop")).rejects.toThrow("expected a new `");
});

test("generates no paging method for a list without an evident cursor", () => {
  expect(Object.keys(client)).not.toContain("iterateOther");
});
