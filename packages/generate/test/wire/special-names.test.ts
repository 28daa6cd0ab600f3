import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { optionsOf } from "../../src/emit/client/options/operation-options.ts";
import type { OperationModel } from "../../src/model/model.ts";
import { loadPairs, type Pair } from "../support/load-pairs.ts";

/** Names with a special meaning in JavaScript, TypeScript, URLs or file systems. */
const NAMES = [
  ..."constructor __proto__ prototype toString valueOf hasOwnProperty then await async caller arguments".split(
    " ",
  ),
  ..."default delete class import static eval undefined Promise Client Blob operations schemas check".split(
    " ",
  ),
  ..."status stub value at out body query path headers signal con nul aux COM1 1st _ $".split(" "),
  "a/b",
  "a~b",
  "a%b",
  "a b c",
  "a.b.c",
  "*/ end",
  "</script>",
  "`${x}`",
  "'\"",
  "ä",
  "日本",
  "🙂",
];
// Keeps only one of the names that differ only in punctuation.
const APART = NAMES.filter((name) => !["a~b", "a%b", "a.b.c"].includes(name));
const text = { type: "string" };
const all = Object.fromEntries(NAMES.map((name) => [name, text]));
const values = Object.fromEntries(NAMES.map((name) => [name, `v ${name}`]));
const content = (schema: object) => ({ "application/json": { schema } });
const responses = { "200": { description: "What came", content: content({}) } };
const escaped = (name: string) =>
  encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
const post = (operationId: string, mediaType: string, schema: object) => ({
  post: { operationId, requestBody: { content: { [mediaType]: { schema } } }, responses },
});
const object = { type: "object", required: NAMES, properties: all };

const paths = {
  ...Object.fromEntries(
    APART.map((name, at) => [`/operation${at}`, { get: { operationId: name, responses } }]),
  ),
  "/query": {
    get: {
      operationId: "sendQuery",
      parameters: NAMES.map((name) => ({ name, in: "query", schema: text })),
      responses,
    },
  },
  "/json": post("sendJson", "application/json", object),
  "/parts": post("sendParts", "multipart/form-data", object),
  "/form": post("sendForm", "application/x-www-form-urlencoded", object),
  "/references": post("sendReferences", "application/json", {
    type: "object",
    properties: Object.fromEntries(
      APART.map((name) => [name, { $ref: `#/components/schemas/${escaped(name)}` }]),
    ),
  }),
};
const schemas = Object.fromEntries(APART.map((name) => [name, { ...text, title: name }]));

let pair: Pair;
let call: (method: string, options?: object) => Promise<unknown>;
beforeAll(async () => {
  const model = buildModel({
    openapi: "3.1.1",
    info: { title: "Meanings", version: "1" },
    paths,
    components: { schemas },
  });
  ({ made: pair } = await loadPairs({ made: { model } }));
  const handlers = Object.fromEntries(
    Object.keys(pair.stub.operations).map((id) => [
      id,
      async ({ body, query }: Record<string, unknown>) => ({
        status: 200,
        body: body ?? (Object.keys(Object(query)).length > 0 ? query : id),
      }),
    ]),
  );
  const server = pair.stub.createServer({ handlers, authenticate: async () => undefined });
  const client = pair.client.createClient({
    baseUrl: "http://names.test",
    retries: 0,
    fetch: server.fetch,
  });
  call = (method, options) => {
    const own = Object.hasOwn(client, method) ? client[method] : undefined;
    return own ? own(options) : Promise.reject(new Error(`There is no method ${method}.`));
  };
});

test.each(APART)("calls an operation named `%s`", async (name) => {
  // A client with a method `then` would be treated as a promise.
  expect(await call(name === "then" ? "then_" : name)).toBe(name);
});

test.each(["sendJson", "sendReferences"])("%s: transmits members with any name", async (method) => {
  expect(await call(method, { body: values })).toEqual(values);
});

test.each(["sendQuery", "sendParts", "sendForm"])(
  "%s: transmits options with any name",
  async (method) => {
    const operation = pair.model.operations.find(({ id }) => id === method);
    const { parameters, bodies } = optionsOf(operation as OperationModel);
    const named = [
      ...parameters.map(({ option, parameter }) => [option, parameter.name] as const),
      ...bodies.flatMap(({ parts }) =>
        parts.map(({ option, part }) => [option, part.name] as const),
      ),
    ];
    const options = Object.fromEntries(named.map(([option, name]) => [option, values[name]]));
    expect(await call(method, options)).toEqual(values);
  },
);
