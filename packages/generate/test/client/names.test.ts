import { beforeAll, expect, test } from "vitest";
import { emitClient } from "../../src/emit/client/emit-client.ts";
import { optionsOf } from "../../src/emit/client/options/operation-options.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";
import { OUTSIDE } from "../support/outside.ts";
import { exercisePair } from "./exercise-pair.ts";

const hostile = "*/ process.exit(1); /* `${process.exit(1)}` \u2028 \" ' \\ </script>";
const text = { type: "string", description: hostile };
const responses = {
  "200": { description: hostile, content: { "application/json": { schema: text } } },
};
const query = (...names: string[]) => names.map((name) => ({ name, in: "query", schema: text }));
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Names that a client itself declares, imports or uses from the language. */
const OWN = [
  "Client",
  "ClientOptions",
  "CallOptions",
  "UploadOptions",
  "IterateOptions",
  "Pages",
  "Problems",
  "ProblemOf",
  "FileContent",
  "Promise",
  "Blob",
  "NonNullable",
  "Exclude",
  "Operations",
  "GetItemOptions",
  "Class",
  "object",
];
const schemas = Object.fromEntries(
  OWN.map((name) => [
    name,
    { type: "object", description: hostile, required: ["a"], properties: { a: text } },
  ]),
);

/** Names with a meaning in the language or in the generated code. */
const IDS = [
  "class",
  "await",
  "constructor",
  "toString",
  "upload",
  "call",
  "client",
  "iterate",
  "__proto__",
  "list",
  "items",
  "listItems",
  "create-client",
  hostile,
];

const document = {
  openapi: "3.1.1",
  info: { title: hostile, version: "1" },
  paths: {
    "/items/{id}": {
      get: {
        operationId: "getItem",
        summary: hostile,
        description: `${hostile}\n@deprecated`,
        parameters: [
          { name: "id", in: "path", required: true, schema: text },
          { name: "id", in: "header", schema: { type: "integer" } },
          { name: "id", in: "cookie", schema: { type: "integer" } },
          ...query(
            "id",
            "signal",
            "timeoutMs",
            "timeout_ms",
            "retries",
            "onResponse",
            "accept",
            "contentType",
          ),
          ...query(
            "__proto__",
            "constructor",
            "toString",
            "hasOwnProperty",
            "page-size",
            "page_size",
            "1st",
            "名前",
            "$x",
          ),
          ...query("option", "type", "default", "encode", "body", "baseUrl", hostile),
        ],
        responses,
      },
      put: {
        operationId: "putItem",
        parameters: [
          { name: "id", in: "path", required: true, schema: text },
          ...query("id", "signal"),
        ],
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: {
                  id: text,
                  signal: text,
                  onProgress: text,
                  __proto: text,
                  file: { type: "string", format: "binary" },
                },
              },
            },
          },
        },
        responses,
      },
    },
    ...Object.fromEntries(
      OWN.map((name, index) => [
        `/own${index}`,
        {
          // An operation without an operationId.
          post: {
            requestBody: { content: { "application/json": { schema: named(name) } } },
            responses: {
              "200": {
                description: "Ok",
                content: { "application/json": { schema: named(name) } },
              },
              "4XX": {
                description: "No",
                content: { "application/json": { schema: named(name) } },
              },
            },
          },
        },
      ]),
    ),
    ...Object.fromEntries(
      IDS.map((operationId, index) => [`/id${index}`, { get: { operationId, responses } }]),
    ),
  },
  components: { schemas },
};

let pair: Pair;
beforeAll(async () => {
  ({ pair } = await loadPairs({ pair: { model: buildModel(document) } }));
});

test("passes every name and text of a hostile description both ways", async () => {
  const { wanted, shown, skipped } = await exercisePair(pair, document);
  expect(shown).toEqual(wanted);
  expect(skipped).toEqual([]);
});

test("prefixes options that share a name with their location", () => {
  const [item, put] = pair.model.operations;
  const optionNames = (operation = item) =>
    operation &&
    [
      ...optionsOf(operation).parameters,
      ...optionsOf(operation).bodies.flatMap(({ parts }) => parts),
    ].map(({ option }) => option);
  expect(optionNames()?.slice(0, -1)).toEqual(
    (
      "id headerId cookieId queryId querySignal queryTimeoutMs queryTimeoutMs2 queryRetries queryOnResponse queryAccept " +
      "queryContentType proto queryConstructor queryToString queryHasOwnProperty pageSize queryPageSize value1st 名前 $x option type default " +
      "encode body baseUrl"
    ).split(" "),
  );
  expect(optionNames(put)).toEqual(
    "id queryId querySignal bodyId bodySignal bodyOnProgress proto file".split(" "),
  );
});

test("keeps the common call options despite parameters with the same name", async () => {
  const { createClient } = pair.client;
  const client = createClient({
    baseUrl: "http://stub.test",
    fetch: () => Promise.reject(new Error("sent")),
  });
  await expect(client.getItem?.({ id: "a", signal: "b" })).rejects.toThrow(
    "getItem: signal: expected an AbortSignal",
  );
  await expect(client.getItem?.({ id: "a", signal: AbortSignal.abort("over") })).rejects.toBe(
    "over",
  );
});

test("keeps methods with similar names separate while neither is a list", () => {
  const paths = {
    "/a": { get: { operationId: "listPets" } },
    "/b": { get: { operationId: "pets" } },
  };
  const model = buildModel({ openapi: "3.1.1", info: { title: "T", version: "1" }, paths });
  expect(emitClient(model, OUTSIDE)[0]?.text).toContain('"pets"(options?: PetsOptions)');
});
