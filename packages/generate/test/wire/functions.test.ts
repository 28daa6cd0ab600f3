import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { beforeAll, expect, test } from "vitest";
import { emitClient } from "../../src/emit/client/emit-client.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import type { ApiModel } from "../../src/model/model.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";
import { OUTSIDE } from "../support/outside.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const item = { type: "object", required: ["id"], properties: { id: text } };
const page = {
  type: "object",
  properties: { items: { type: "array", items: item }, page: integer, totalPages: integer },
};
const json = (schema: object) => ({ "application/json": { schema } });
const responses = (content: object) => ({ "200": { description: "What came", content } });
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const paths = {
  "/items": {
    get: {
      operationId: "listItems",
      parameters: [query("page", integer), query("sort", { type: "array", items: text })],
      responses: responses(json(page)),
    },
    post: {
      operationId: "add-item",
      requestBody: { required: true, content: json(item) },
      responses: responses({ ...json(item), "text/plain": {} }),
    },
  },
  "/then": { get: { operationId: "then", responses: responses(json(text)) } },
  "/delete": { get: { operationId: "delete", responses: responses(json(text)) } },
  "/connect": { get: { operationId: "connect", responses: responses(json(text)) } },
  "/files": {
    post: {
      operationId: "sendFile",
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: { type: "object", additionalProperties: true, properties: { a: text } },
          },
        },
      },
      responses: responses(json({})),
    },
  },
};

type Call = (connection: object, options?: object) => Promise<unknown>;
let model: ApiModel;
let functions: Record<string, Call> & {
  connect(options: object): object;
  iterateItems(connection: object): AsyncIterable<unknown>;
};
let pair: Pair;
let connection: object;
beforeAll(async () => {
  model = buildModel({ openapi: "3.1.1", info: { title: "Functions", version: "1" }, paths });
  const more = `
    export * as functions from "./client/functions.js";
    import { addItem, connect } from "./client/functions.js";
    const there = connect({ baseUrl: "http://a.test" });
    export const plain = async (): Promise<string> =>
      addItem(there, { body: { id: "a" }, accept: "text/plain" });
    // @ts-expect-error an option is missing
    export const missing = () => addItem(there);`;
  ({ made: pair } = await loadPairs({ made: { model, more } }));
  functions = pair.more.functions as typeof functions;
  const handlers = Object.fromEntries(
    Object.keys(pair.stub.operations).map((id) => [
      id,
      async ({ body, query: asked }: Record<string, unknown>) => {
        if (id === "listItems") {
          const { page: number = 1 } = asked as { page?: number };
          return {
            status: 200,
            body: { items: [{ id: `${number}` }], page: number, totalPages: 2 },
          };
        }
        return { status: 200, body: body ?? id, contentType: "application/json" };
      },
    ]),
  );
  const { fetch } = pair.stub.createServer({ handlers, authenticate: async () => undefined });
  connection = functions.connect({ baseUrl: "http://functions.test", fetch });
});

test("exports each operation as a function with the method's arguments", async () => {
  expect(await functions.listItems?.(connection, { page: 2 })).toMatchObject({ page: 2 });
  expect(await functions.addItem?.(connection, { body: { id: "a" } })).toEqual({ id: "a" });
  expect(await functions.sendFile?.(connection, { a: "b", c: "d" })).toEqual({ a: "b", c: "d" });
});

test("adds a sign or number to a name already in use", async () => {
  for (const [name, id] of [
    ["then2", "then"],
    ["delete_", "delete"],
    ["connect2", "connect"],
  ] as const)
    expect(await functions[name]?.(connection)).toBe(id);
});

test("reads lists page by page", async () => {
  const items: unknown[] = [];
  for await (const one of functions.iterateItems(connection)) items.push(one);
  expect(items).toEqual([{ id: "1" }, { id: "2" }]);
});

test("throws a TypeError for an invalid base URL without showing it", () => {
  expect(() => functions.connect({ baseUrl: "secret" })).toThrow("connect: baseUrl: expected");
  expect(() => functions.connect({ baseUrl: "secret" })).not.toThrow("secret");
});

test("bundles one operation into at most 10 kB", async () => {
  const files = new Map(
    emitClient(model, OUTSIDE).map(({ path, text: code }) => [path.replace(/\.ts$/, ""), code]),
  );
  const at = (name: string) => fileURLToPath(new URL(`../../virtual/${name}.ts`, import.meta.url));
  files.set("entry", 'export { connect, listItems } from "./functions.js";');
  const named = new Map([...files].map(([name, code]) => [at(name), code]));
  const bundle = await rolldown({
    input: at("entry"),
    platform: "browser",
    plugins: [
      {
        name: "generated",
        resolveId: (id) => {
          const file = id.startsWith("./") ? at(id.slice(2).replace(/\.js$/, "")) : id;
          return named.has(file) ? file : null;
        },
        load: (id) => named.get(id) ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  const bytes = Buffer.byteLength(
    output.map((chunk) => ("code" in chunk ? chunk.code : "")).join(""),
  );
  expect(bytes).toBeGreaterThan(3_000);
  expect(bytes).toBeLessThan(10_001);
});
