import { expect, test } from "vitest";
import { isObject, type JsonObject } from "../src/json-object.js";
import { valueAt } from "../src/json-pointer.js";
import { createNotes } from "../src/notes/note.js";
import { repairDescription } from "../src/repair/repair-description.js";
import { upgradeDocument } from "../src/upgrade.js";

const fine = { "200": { description: "Fine", schema: { type: "string" } } };

/** Reads Swagger 2.0 with these members; returns the document and the kinds and places of its notes. */
function read(members: object): { document: JsonObject; notes: Record<string, string> } {
  const notes = createNotes();
  const swagger = { swagger: "2.0", info: { title: "Old", version: "1" }, paths: {}, ...members };
  const document = repairDescription(upgradeDocument(swagger, notes), notes);
  return {
    document,
    notes: Object.fromEntries(notes.list.map(({ kind, place }) => [place, kind])),
  };
}

/** Reads one operation, and returns the converted operation. */
function readOperation(operation: object, path = "/a", method = "post") {
  const { document, notes } = read({ paths: { [path]: { [method]: operation } } });
  const pointer = `/paths/${path.replaceAll("/", "~1")}/${method}`;
  return { read: valueAt(document, pointer) as JsonObject, notes };
}

const form = { in: "formData", name: "code", type: "string" };

test.each([
  [[{ ...form, required: true }], true],
  [[form, { ...form, name: "more", required: true }], true],
  [[form], undefined],
])("the body of a form is required if one of its fields is: %j", (parameters, required) => {
  const { read: operation } = readOperation({ parameters, responses: fine });
  expect(valueAt(operation, "/requestBody/required")).toBe(required);
});

test.each([
  [{ type: "string" }, undefined, { style: "form", explode: false }],
  [{ type: "integer" }, "multi", { style: "form", explode: true }],
  [{ type: "string" }, "pipes", { style: "pipeDelimited", explode: false }],
  [{ type: "file" }, undefined, undefined],
])("a list of %j in a form has the format %s", (items, collectionFormat, encoding) => {
  const list = { in: "formData", name: "list", type: "array", items, collectionFormat };
  const { read: operation } = readOperation({ parameters: [list], responses: fine });
  const content = valueAt(operation, "/requestBody/content/multipart~1form-data");
  expect(valueAt(content, "/encoding/list")).toEqual(encoding);
});

test("a media type outside a list is read as a list of one", () => {
  const { read: operation, notes } = readOperation({
    produces: "text/plain",
    consumes: "application/x-www-form-urlencoded",
    parameters: [form],
    responses: fine,
  });
  expect(Object.keys(valueAt(operation, "/responses/200/content") as object)).toEqual([
    "text/plain",
  ]);
  expect(Object.keys(valueAt(operation, "/requestBody/content") as object)).toEqual([
    "application/x-www-form-urlencoded",
  ]);
  expect(notes).toMatchObject({
    "#/paths/~1a/post/produces": "single-value",
    "#/paths/~1a/post/consumes": "single-value",
  });
});

test.each([
  [{ name: "id", type: "string", required: true }, "path"],
  [{ name: "id", in: "Path", type: "string", required: true }, "path"],
  [{ name: "size", type: "integer" }, "query"],
  [{ name: "key", in: "HEADER", type: "string" }, "header"],
])("the parameter %j is one of the %s", (parameter, place) => {
  const parameters = [parameter];
  const { read: operation, notes } = readOperation({ parameters, responses: fine }, "/a/{id}");
  const found = (operation.parameters as JsonObject[]).find(({ name }) => name === parameter.name);
  expect(found?.in).toBe(place);
  expect(notes["#/paths/~1a~1{id}/post/parameters/0"]).toBe("parameter-place");
});

test.each([
  [{ schema: { type: "integer" } }, "application/json"],
  [{ name: "picture", type: "file" }, "multipart/form-data"],
  [{ name: "code", in: "form", type: "string" }, "multipart/form-data"],
])("the parameter %j describes the body", (parameter, mediaType) => {
  const { read: operation } = readOperation({ parameters: [parameter], responses: fine });
  expect(Object.keys(valueAt(operation, "/requestBody/content") as object)).toEqual([mediaType]);
});

test("a missing value does not affect other values", () => {
  const { document, notes } = read({
    parameters: null,
    responses: { Gone: null },
    definitions: { A: { type: "object" }, B: null },
    securityDefinitions: { key: { type: "apiKey", in: "header", name: "X-Key" }, none: null },
    paths: {
      "/a": {
        "x-nothing": null,
        parameters: null,
        get: {
          operationId: "a",
          parameters: [null, { name: "q", in: "query", type: "string" }],
          responses: { "200": fine["200"], "204": null, "404": { $ref: "#/responses/Gone" } },
        },
        put: null,
      },
      "/b": { get: { operationId: "b", responses: [200] } },
      "/c": null,
    },
  });
  expect(valueAt(document, "/paths/~1a/get")).toMatchObject({
    parameters: [{ name: "q", in: "query", schema: { type: "string" } }],
    responses: { "200": { description: "Fine" }, "204": { description: "" }, "404": {} },
  });
  expect(valueAt(document, "/paths/~1b/get/operationId")).toBe("b");
  const schemes = valueAt(document, "/components/securitySchemes");
  expect(isObject(schemes) && Object.keys(schemes)).toEqual(["key"]);
  expect(notes).toMatchObject({
    "#/paths/~1a/put": "null-value",
    "#/paths/~1a/get/parameters/0": "null-value",
    "#/paths/~1b/get/responses": "wrong-value",
    "#/securityDefinitions/none": "null-value",
  });
});

test.each([
  [{ host: "https://example.com/", basePath: "api" }, "https://example.com/api"],
  [{ host: "example.com", schemes: "https" }, "https://example.com"],
  [{ host: "example.com:80", basePath: "/" }, "http://example.com:80/"],
])("%j is the server %s", (members, url) => {
  expect(valueAt(read(members).document, "/servers/0/url")).toBe(url);
});

test("a parameter shared by YAML aliases is read at each place", () => {
  const shared = { name: "size", in: "query", type: "integer" };
  const get = { parameters: [shared], responses: fine };
  const { document } = read({ paths: { "/a": { get }, "/b": { get: { ...get } } } });
  for (const path of ["~1a", "~1b"])
    expect(valueAt(document, `/paths/${path}/get/parameters/0/schema/type`)).toBe("integer");
});
