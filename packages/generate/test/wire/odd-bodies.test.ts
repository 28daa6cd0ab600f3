import { createNotes, repairDescription, type Note } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient, type Pair } from "../support/load-pairs.ts";

// Bodies that published descriptions describe in unusual ways, and that their servers accept.
const thing = { type: "object", properties: { id: { type: "integer" } } };
const binary = { type: "string", contentMediaType: "application/octet-stream" };
const content = (schema: object, ...mediaTypes: string[]) =>
  Object.fromEntries(mediaTypes.map((one) => [one, { schema }]));
const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data";
const bodies: Readonly<Record<string, readonly [mediaType: string, schema: object]>> = {
  empty: ["", thing],
  short: ["json", thing],
  old: ["text/json", thing],
  form: [FORM, { type: "string" }],
  list: [PARTS, { type: "array", items: binary }],
  file: [PARTS, binary],
};
const responses = (...mediaTypes: string[]) => ({
  "200": { description: "Fine", content: content({}, ...mediaTypes) },
});

let pair: Pair;
let notes: readonly Note[];
let calls: ReturnType<LoadedClient["createClient"]>;
beforeAll(async () => {
  const found = createNotes();
  const paths = Object.entries(bodies).map(([operationId, [mediaType, schema]]) => {
    const requestBody = { required: true, content: content(schema, mediaType) };
    const post = { operationId, requestBody, responses: responses("application/json") };
    return [`/${operationId}`, { post }];
  });
  const document = repairDescription(
    {
      openapi: "3.1.1",
      info: { title: "Odd bodies", version: "1" },
      paths: {
        ...Object.fromEntries(paths),
        "/read": {
          get: {
            operationId: "read",
            requestBody: { required: true, content: content(thing, "application/json") },
            responses: {
              ...responses("application/json", "text/json", "text/xml"),
              "204": { description: "None", content: content(thing, "application/json") },
            },
          },
        },
      },
    },
    found,
  );
  const model = buildModel(document, found);
  notes = found.list;
  ({ pair } = await loadPairs({ pair: { model } }));
  const echo = async ({ body }: Record<string, unknown>) => ({ status: 200, body });
  const { fetch } = pair.stub.createServer({
    handlers: {
      ...Object.fromEntries(Object.keys(bodies).map((id) => [id, echo])),
      read: async () => ({ status: 200, contentType: "text/json", body: { id: 1 } }),
    },
    authenticate: async () => undefined,
  });
  calls = pair.client.createClient({ baseUrl: "http://odd.test", retries: 0, fetch });
});

test.each(["empty", "short", "old"])("sends JSON with the media type of `%s`", async (id) => {
  expect(await calls[id]?.({ body: { id: 2 } })).toEqual({ id: 2 });
});

test("reads text/json as JSON", async () => {
  expect(await calls.read?.({ accept: "text/json" })).toEqual({ id: 1 });
});

test("sends the text of a form unchanged", async () => {
  expect(await calls.form?.({ body: "a=1&b=2" })).toBe("a=1&b=2");
});

test.each(["list", "file"])("sends parts of any name for `%s`", async (id) => {
  expect(await calls[id]?.({ body: { a: "b" } })).toEqual({ a: "b" });
});

test("notes each of these bodies", () => {
  expect(notes.map(({ kind, place }) => `${kind} ${place.split("/")[2]}`)).toEqual([
    "media-type-name ~1empty",
    "media-type-name ~1short",
    "parts-without-names ~1list",
    "parts-without-names ~1file",
    "body-not-sent ~1read",
    "body-of-empty-response ~1read",
  ]);
});
