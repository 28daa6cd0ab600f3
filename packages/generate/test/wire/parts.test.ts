import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { withoutFiles } from "../client/comparable-values.ts";
import { loadPairs, type LoadedClient, type Pair } from "../support/load-pairs.ts";

const text = { type: "string" };
const bytes = { type: "string", format: "binary" };
const post = (operationId: string, schema: object, mediaType = "multipart/form-data") => ({
  post: {
    operationId,
    requestBody: { required: true, content: { [mediaType]: { schema } } },
    responses: { "200": { description: "What came", content: { "application/json": {} } } },
  },
});
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const query = (name: string, schema: object, more: object = {}) => ({
  name,
  in: "query",
  schema,
  allowReserved: true,
  ...more,
});

const paths = {
  "/pattern": post(
    "sendPattern",
    object({ data: object({ a: text }) }, { patternProperties: { "^doc_": bytes } }),
  ),
  "/typed": post("sendTyped", object({ a: text }, { additionalProperties: { type: "integer" } })),
  "/any": post("sendAny", object({ a: text }, { additionalProperties: true })),
  "/bare": post("sendBare", { type: "object" }),
  "/form": post(
    "sendForm",
    object({ a: text }, { additionalProperties: { type: "integer" } }),
    "application/x-www-form-urlencoded",
  ),
  "/either": post("sendEither", {
    oneOf: [
      object({ kind: { const: "file" }, file: bytes }, { required: ["kind", "file"] }),
      object({ kind: { const: "link" }, link: text }, { required: ["kind", "link"] }),
    ],
  }),
  "/many": post(
    "sendMany",
    object(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`part${at}`, text]))),
  ),
  "/reserved": {
    get: {
      ...post("getReserved", {}).post,
      requestBody: undefined,
      parameters: [
        query("path", text),
        query("list", { type: "array", items: text }, { explode: false }),
      ],
    },
  },
};

let pair: Pair;
let client: ReturnType<LoadedClient["createClient"]>;
const urls: string[] = [];
beforeAll(async () => {
  const model = buildModel({ openapi: "3.1.1", info: { title: "Parts", version: "1" }, paths });
  const more = `
    import type { Handlers } from "./stub/handlers.js";
    import type { Client } from "./client/client.js";
    export const send = (client: Client) => client.sendPattern({ data: {}, doc_1: new Blob([]) });
    export const choose = (client: Client) => client.sendEither({ kind: "link", link: "a" });
    export const read: Handlers<unknown>["sendPattern"] = async ({ body }) =>
      ({ status: 200, body: body.doc_1?.size });`;
  ({ made: pair } = await loadPairs({ made: { model, more } }));
  const handler = async ({ body, query: asked }: Record<string, unknown>) => ({
    status: 200,
    body: withoutFiles(body ?? asked),
  });
  const server = pair.stub.createServer({
    handlers: Object.fromEntries(Object.keys(pair.stub.operations).map((id) => [id, handler])),
    authenticate: async () => undefined,
  });
  const fetch = (request: Request) => {
    urls.push(request.url);
    return server.fetch(request);
  };
  client = pair.client.createClient({ baseUrl: "http://parts.test", retries: 0, fetch });
});

const file = (name: string, content: string, type = "application/octet-stream") => ({
  $file: { name, type, bytes: content },
});

test.each<[method: string, given: object, expected?: object]>([
  [
    "sendPattern",
    { data: { a: "b" }, doc_1: new Blob(["x"]), doc_2: new File(["y"], "y.txt") },
    { data: { a: "b" }, doc_1: file("doc_1", "x"), doc_2: file("y.txt", "y") },
  ],
  ["sendTyped", { a: "b", one: 1, two: -2 }],
  [
    "sendAny",
    { a: "b", text: "é", number: 1, object: { c: [1] }, list: [1, 2], bytes: new Blob(["x"]) },
    {
      a: "b",
      text: "é",
      number: "1",
      object: { c: [1] },
      list: ["1", "2"],
      bytes: file("bytes", "x"),
    },
  ],
  ["sendBare", { body: { a: "b", c: new Blob(["x"]) } }, { a: "b", c: file("c", "x") }],
  ["sendForm", { a: "b", one: 1 }],
  ["sendMany", Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`part${at}`, "a"]))],
])("%s: unlisted parts reach the handler", async (method, given, expected = given) => {
  expect(await client[method]?.(given)).toEqual(expected);
});

test.each([
  [
    { kind: "file", file: new Blob(["x"]) },
    { kind: "file", file: file("file", "x") },
  ],
  [
    { kind: "link", link: "https://a.test" },
    { kind: "link", link: "https://a.test" },
  ],
])("sendEither: the parts of alternative %# reach the handler", async (given, expected) => {
  expect(await client.sendEither?.(given)).toEqual(expected);
});

test("checks an unnamed part against the schema of additional parts", async () => {
  const call = client.sendTyped?.({ one: "a" });
  await expect(call).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ pointer: "/one" }] },
  });
});

test("throws a TypeError for an option that matches no part", async () => {
  await expect(client.sendMany?.({ prt1: "a" })).rejects.toThrow("there is no option `prt1`");
});

test("escapes only those reserved characters that would end a value", async () => {
  const given = { path: "a@b/c:d&e=f,#+", list: ["a:b", "c,d"] };
  expect(await client.getReserved?.(given)).toEqual(given);
  expect(urls.at(-1)).toContain("?path=a@b/c:d%26e=f,%23%2B&list=a:b,c%2Cd");
});
