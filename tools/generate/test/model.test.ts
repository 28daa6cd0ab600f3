import { expect, test } from "vitest";
import { ModelError } from "../src/model/build-model.ts";
import { modelOf } from "./fragment.ts";

function problemsOf(fragment: Parameters<typeof modelOf>[0]): readonly string[] {
  try {
    modelOf(fragment);
  } catch (error) {
    if (error instanceof ModelError) return error.problems;
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
