import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

const integer = { type: "integer" };
const names = { type: "array", items: { type: "string" } };
const object = (properties: object) => ({ type: "object", properties });
const content = (schema: object) => ({ "application/json": { schema } });
const list = (operationId: string, page: string, schema: object, more: object = {}) => ({
  get: {
    operationId,
    parameters: [{ name: page, in: "query", schema: integer }],
    responses: { "200": { description: "A page", content: content(schema) } },
    ...more,
  },
});
const total = { page: integer, total: integer };

/** Ways in which other APIs paginate their lists. */
const lists = {
  "/counted": list(
    "listCounted",
    "pageNo",
    object({
      items: names,
      pagination: object({ pageNo: integer, pageCount: integer, totalRecordCount: integer }),
    }),
  ),
  "/meta": list(
    "listMeta",
    "page",
    object({
      data: names,
      meta: object({
        current_page: integer,
        last_page: integer,
        per_page: integer,
        total: integer,
      }),
    }),
  ),
  "/flat": list(
    "listFlat",
    "page_number",
    object({ page: integer, results: names, count: integer, total_pages: integer }),
  ),
  "/said": list(
    "listSaid",
    "p",
    object({ body: object({ rows: names, others: names }), of: integer }),
    {
      "x-pagination": { page: "p", items: "body.rows", pageCount: "of" },
    },
  ),
  "/denied": list("listDenied", "page", object({ data: names, pages: integer }), {
    "x-pagination": false,
  }),
  "/cursor": list("listCursor", "cursor", object({ data: names, pages: integer })),
  "/two": list("listTwo", "page", object({ data: names, more: names, pages: integer })),
  "/current": list("listCurrent", "pageNo", object({ data: names, ...total })),
};

const header = (name: string, more: object = {}) => ({
  name,
  in: "header",
  schema: { type: "string" },
  ...more,
});
const post = (operationId: string, parameters: readonly object[], more: object = {}) => ({
  post: { operationId, parameters, responses: { "200": { description: "Done" } }, ...more },
});
const roles = {
  "/key": post("createKey", [header("Idempotency-Key")]),
  "/own-key": post("createOwnKey", [header("X-Request-Key", { "x-client": "idempotency-key" })]),
  "/no-key": post("createNoKey", [header("Idempotency-Key", { "x-client": "none" })]),
  "/prefer": post("createPrefer", [header("Prefer", { example: "wait=10" })]),
  "/other-prefer": post("createOtherPrefer", [header("Prefer", { example: "return=minimal" })]),
  "/own-prefer": post("createOwnPrefer", [header("Prefer", { "x-client": "wait" })]),
  "/pet": post("createPet", [], {
    requestBody: { required: true, content: content(object({ name: { type: "string" } })) },
    "x-codegen-request-body-name": "pet",
  }),
};
const describe = (paths: object) =>
  buildModel({ openapi: "3.1.1", info: { title: "Roles", version: "1" }, paths });

let createClient: LoadedClient["createClient"];
beforeAll(async () => {
  const { made } = await loadPairs({ made: { model: describe({ ...lists, ...roles }) } });
  ({ createClient } = made.client);
});

/** A page in the form of each list: three pages of two names. */
function pageOf(path: string, number: number): object {
  const page = [`${number}a`, `${number}b`];
  switch (path) {
    case "/counted":
      return { items: page, pagination: { pageNo: number, pageCount: 3, totalRecordCount: 6 } };
    case "/meta":
      return { data: page, meta: { current_page: number, last_page: 3, per_page: 2, total: 6 } };
    case "/flat":
      return { page: number, results: page, count: 6, total_pages: 3 };
    default:
      return { body: { rows: page, others: [] }, of: 3 };
  }
}

function listing() {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: "http://lists.test",
    fetch: async ({ url }: Request) => {
      const { pathname, search, searchParams } = new URL(url);
      asked.push(search);
      return Response.json(pageOf(pathname, Number([...searchParams.values()][0])));
    },
  });
  return { client, asked };
}

async function itemsOf(list: unknown): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of list as AsyncIterable<unknown>) items.push(item);
  return items;
}

test.each([
  ["iterateCounted", "pageNo"],
  ["iterateMeta", "page"],
  ["iterateFlat", "page_number"],
  ["iterateSaid", "p"],
])("%s reads every page by its number in `%s`", async (method, page) => {
  const { client, asked } = listing();
  const items = await itemsOf(client[method]?.());
  expect(items).toEqual(["1a", "1b", "2a", "2b", "3a", "3b"]);
  expect(asked).toEqual([1, 2, 3].map((number) => `?${page}=${number}`));
  const from = await itemsOf(client[method]?.({ fromPage: 3, prefetch: 2 }));
  expect(from).toEqual(["3a", "3b"]);
});

test("generates no paging method for a list with unclear or denied pages", () => {
  const methods = Object.keys(listing().client).filter((name) => name.startsWith("iterate"));
  expect(methods).not.toContain("iterateDenied");
  expect(methods).not.toContain("iterateTwo");
});

/** Calls a method whose first response asks for a retry, and returns the requests that were sent. */
async function sentBy(method: string, options: object = {}): Promise<Request[]> {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: "http://roles.test",
    supportsIdempotencyKeys: true,
    fetch: async (request: Request) => {
      sent.push(request);
      return sent.length > 1 ? new Response() : new Response(null, { status: 503 });
    },
  });
  await client[method]?.(options).catch(() => {});
  return sent;
}

test.each([
  ["createKey", "idempotency-key"],
  ["createOwnKey", "x-request-key"],
])("%s is retried with one key in `%s`", async (method, name) => {
  const keys = (await sentBy(method)).map(({ headers }) => headers.get(name));
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/), keys[0]]);
  const [own] = await sentBy(method, { idempotencyKey: "mine" });
  expect(own?.headers.get(name)).toBe("mine");
});

test("treats a key that `x-client` denies like any other option", async () => {
  const sent = await sentBy("createNoKey", { idempotencyKey: "mine" });
  expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["mine"]);
  expect((await sentBy("createNoKey"))[0]?.headers.has("idempotency-key")).toBe(false);
});

test.each([
  ["createPrefer", { wait: 5 }, "wait=5"],
  ["createOwnPrefer", { wait: 5 }, "wait=5"],
  ["createOtherPrefer", { prefer: "return=minimal" }, "return=minimal"],
])("%s sends its preference", async (method, options, prefer) => {
  expect((await sentBy(method, options))[0]?.headers.get("prefer")).toBe(prefer);
});

test("names the body option after x-codegen-request-body-name", async () => {
  const [sent] = await sentBy("createPet", { pet: { name: "Rex" } });
  expect(await sent?.json()).toEqual({ name: "Rex" });
});
