import { expect, test } from "vitest";
import { DescriptionError } from "../src/description-error.ts";
import { modelOf } from "./fragment.ts";

function problemsOf(fragment: Parameters<typeof modelOf>[0]): readonly string[] {
  try {
    modelOf(fragment);
  } catch (error) {
    if (error instanceof DescriptionError) return error.problems;
    throw error;
  }
  return [];
}

test("a keyword that is not honoured is named with its pointer, and all of them at once", () => {
  const schemas = {
    A: { unevaluatedProperties: false },
    B: { properties: { "a/b": { dependentSchemas: {} } } },
  };
  expect(problemsOf({ schemas })).toEqual([
    "#/components/schemas/A/unevaluatedProperties: the keyword `unevaluatedProperties` is not honoured",
    "#/components/schemas/B/properties/a~1b/dependentSchemas: the keyword `dependentSchemas` is not honoured",
  ]);
});

test("a reference outside the schemas is a problem", () => {
  expect(problemsOf({ schemas: { A: { $ref: "#/paths/~1a" } } })).toEqual([
    "#/components/schemas/A: `$ref: #/paths/~1a` is not honoured: expected `#/components/schemas/…`",
  ]);
});

test("a reference into a schema is a problem, one to an escaped name is none", () => {
  const schemas = {
    "a b": { properties: { c: { type: "string" } } },
    B: { $ref: "#/components/schemas/a%20b" },
    C: { $ref: "#/components/schemas/a%20b/properties/c" },
  };
  expect(problemsOf({ schemas })).toEqual([
    "#/components/schemas/C: `$ref: #/components/schemas/a%20b/properties/c` is not honoured: expected `#/components/schemas/…`",
  ]);
  const { schemas: built } = modelOf({ schemas: { "a b": {}, B: schemas.B } });
  expect(built[1]?.schema).toMatchObject({ kind: "reference", name: "a b" });
});

test("patterns that do not compile are problems, in values and in names", () => {
  const schemas = { A: { pattern: "(", patternProperties: { "[": {} } } };
  expect(problemsOf({ schemas })).toEqual([
    expect.stringMatching(/^#\/components\/schemas\/A\/pattern: Invalid regular expression/),
    expect.stringMatching(/^#\/components\/schemas\/A\/patternProperties\/\[: Invalid/),
  ]);
});

test("an operation without an id is called by its method and path, a webhook by its key", () => {
  const get = { responses: {} };
  expect(modelOf({ paths: { "/pets/{petId}": { get } } }).operations[0]?.id).toBe("getPetsPetId");
  expect(modelOf({ webhooks: { "job.done": { post: get } } }).webhooks[0]?.operation.id).toBe(
    "job.done",
  );
});

test("two operations whose paths give one id are a problem", () => {
  const get = { responses: {} };
  expect(problemsOf({ paths: { "/a-b": { get }, "/a/b": { get } } })).toEqual([
    "#/paths/~1a~1b: the operationId `getAB` is used twice",
  ]);
});

test("an array that travels as one part for each item is a problem", () => {
  const list = { type: "array", items: { type: "string", format: "binary" } };
  const upload = (encoding: object) => ({
    "/a": {
      post: {
        operationId: "createA",
        requestBody: {
          content: { "multipart/form-data": { schema: { properties: { list } }, encoding } },
        },
        responses: {},
      },
    },
  });
  expect(problemsOf({ paths: upload({}) })).toEqual([
    "#/paths/~1a/post/requestBody/content/multipart~1form-data/schema/properties/list: a part for each item of an array is not honoured: give it `encoding.contentType: application/json`",
  ]);
  expect(problemsOf({ paths: upload({ list: { contentType: "application/json" } }) })).toEqual([]);
});

test("an operationId that is used twice is a problem", () => {
  const operation = { operationId: "listThings", responses: {} };
  expect(problemsOf({ paths: { "/a": { get: operation }, "/b": { get: operation } } })).toEqual([
    "#/paths/~1b: the operationId `listThings` is used twice",
  ]);
});

test("an operation's parameter replaces that of its path", () => {
  const own = { name: "id", in: "query", required: true, schema: { type: "integer" } };
  const shared = { name: "id", in: "query", schema: { type: "string" } };
  const model = modelOf({
    paths: {
      "/a": {
        parameters: [shared],
        get: { operationId: "getA", parameters: [own], responses: {} },
      },
    },
  });
  expect(model.operations[0]?.parameters).toMatchObject([
    { name: "id", required: true, schema: { types: ["integer"] } },
  ]);
});

test("parts are files, JSON or text by their schemas", () => {
  const properties = {
    file: { type: "string", format: "binary" },
    options: { $ref: "#/components/schemas/O" },
    note: { type: "string" },
  };
  const requestBody = {
    content: {
      "multipart/form-data": { schema: { type: "object", required: ["file"], properties } },
    },
  };
  const model = modelOf({
    schemas: { O: { type: "object" } },
    paths: { "/a": { post: { operationId: "createA", requestBody, responses: {} } } },
  });
  const parts = model.operations[0]?.body?.content[0]?.parts.map(({ name, kind, required }) => ({
    name,
    kind,
    required,
  }));
  expect(parts).toEqual([
    { name: "file", kind: "file", required: true },
    { name: "options", kind: "json", required: false },
    { name: "note", kind: "text", required: false },
  ]);
});
