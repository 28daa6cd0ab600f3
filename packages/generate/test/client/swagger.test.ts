import { createNotes, repairDescription, upgradeDocument } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

// Swagger 2.0 with shared parameters, those of a body and of a form among them.
const responses = { "200": { description: "Fine", schema: {} } };
const parameters = (...names: string[]) => names.map((name) => ({ $ref: `#/parameters/${name}` }));
const form = { consumes: ["application/x-www-form-urlencoded"], responses };
const description = {
  swagger: "2.0",
  info: { title: "Old", version: "1" },
  schemes: ["https"],
  consumes: [],
  parameters: {
    Pet: { name: "pet", in: "body", required: true, schema: { $ref: "#/definitions/Pet" } },
    "name/of": { name: "name", in: "formData", required: true, type: "string" },
    Tags: { name: "tags", in: "formData", type: "array", items: { type: "string" } },
    Size: { name: "size", in: "query", type: "integer" },
  },
  definitions: { Pet: { type: "object", properties: { name: { type: "string" } } } },
  paths: {
    "/shared": {
      post: { operationId: "shared", parameters: parameters("Pet", "Size"), responses },
    },
    "/path": {
      parameters: parameters("Pet", "Size"),
      put: { operationId: "ofPath", responses },
      post: {
        operationId: "ownBody",
        parameters: [{ name: "own", in: "body", required: true, schema: { type: "integer" } }],
        responses,
      },
    },
    "/form": {
      parameters: parameters("name~1of"),
      post: { operationId: "form", parameters: parameters("Tags"), ...form },
    },
  },
};

let client: ReturnType<LoadedClient["createClient"]>;
let kinds: string[];
beforeAll(async () => {
  const notes = createNotes();
  const document = repairDescription(upgradeDocument(description), notes);
  kinds = notes.list.map(({ kind }) => kind);
  const { made } = await loadPairs({ made: { model: buildModel(document, notes) } });
  const handle = async ({ body, query }: Record<string, unknown>) => ({
    status: 200,
    body: { body, query },
  });
  const server = made.stub.createServer({
    handlers: { shared: handle, ofPath: handle, ownBody: handle, form: handle },
    authenticate: async () => undefined,
  });
  const { fetch } = server;
  client = made.client.createClient({ baseUrl: "http://old.test", retries: 0, fetch });
});

test.each<[string, object, unknown, object]>([
  ["shared", { body: { name: "a" }, size: 2 }, { name: "a" }, { size: 2 }],
  ["ofPath", { body: { name: "a" }, size: 2 }, { name: "a" }, { size: 2 }],
  ["ownBody", { body: 3 }, 3, {}],
  ["form", { name: "a", tags: ["b", "c"] }, { name: "a", tags: ["b", "c"] }, {}],
])("%s: the body of Swagger 2.0 arrives as described", async (id, given, body, query) => {
  expect(await client[id]?.(given)).toEqual({ body, query });
});

test("notes nothing about what Swagger 2.0 allows", () => {
  expect(kinds).toEqual([]);
});
