import { expect, test } from "vitest";
import { DescriptionError } from "@document-export/openapi";
import { modelOf } from "./support/fragment.ts";

function problemsOf(fragment: Parameters<typeof modelOf>[0]): readonly string[] {
  try {
    modelOf(fragment);
  } catch (error) {
    if (error instanceof DescriptionError) return error.problems;
    throw error;
  }
  return [];
}

test("every unsupported keyword is named with its pointer", () => {
  const schemas = {
    A: { $dynamicRef: "#a" },
    B: { properties: { "a/b": { constructor: {} } } },
  };
  expect(problemsOf({ schemas })).toEqual([
    "#/components/schemas/A/$dynamicRef: the keyword `$dynamicRef` is not supported",
    "#/components/schemas/B/properties/a~1b/constructor: the keyword `constructor` is not supported",
  ]);
});

test("a reference that cannot be resolved is a problem", () => {
  const schemas = { A: { $ref: "other.yaml#/A" }, B: { $ref: "#/components/schemas/C" } };
  expect(problemsOf({ schemas })).toEqual([
    "#/components/schemas/A: `$ref: other.yaml#/A` is not supported: expected `#…`",
    "#/components/schemas/B: `$ref: #/components/schemas/C` cannot be resolved",
  ]);
});

test("a reference to any place gives that place a name of its own", () => {
  const { schemas } = modelOf({
    schemas: {
      "a b": { properties: { "c/d": { type: "string" } } },
      B: { $ref: "#/components/schemas/a%20b" },
      C: { $ref: "#/components/schemas/a%20b/properties/c~1d" },
    },
  });
  expect(schemas).toMatchObject([
    { name: "a b", isComponent: true },
    { name: "B", schema: { kind: "reference", name: "a b" } },
    { name: "C", schema: { kind: "reference", name: "a b/properties/c/d" } },
    { name: "a b/properties/c/d", isComponent: false, schema: { types: ["string"] } },
  ]);
});

test("a schema that refers to itself for the same value is a problem, for a part of it is none", () => {
  const schemas = {
    A: { anyOf: [{ type: "null" }, { $ref: "#/components/schemas/B" }] },
    B: { not: { $ref: "#/components/schemas/A" } },
    C: { items: { $ref: "#/components/schemas/C" } },
  };
  expect(problemsOf({ schemas })).toEqual([
    "#/components/schemas/A: the schema refers to itself for the same value, without end",
  ]);
});

test("problems in the branches of if stand at their own places", () => {
  const fragment = '{"if":{"a":1},"then":{"b":1},"else":{"c":1}}';
  expect(problemsOf({ schemas: { A: JSON.parse(fragment) } })).toEqual([
    "#/components/schemas/A/if/a: the keyword `a` is not supported",
    "#/components/schemas/A/then/b: the keyword `b` is not supported",
    "#/components/schemas/A/else/c: the keyword `c` is not supported",
  ]);
});

test("another dialect and a multiple of nothing are problems", () => {
  const schemas = { A: { $schema: "http://json-schema.org/draft-07/schema#", multipleOf: 0 } };
  expect(problemsOf({ schemas })).toEqual([
    "#/components/schemas/A/$schema: the dialect `http://json-schema.org/draft-07/schema#` is not supported: expected JSON Schema 2020-12",
    "#/components/schemas/A/multipleOf: expected a number greater than 0, got `0`",
  ]);
});

test("patterns that do not compile are problems, in values and in names", () => {
  const schemas = { A: { pattern: "(", patternProperties: { "[": {} } } };
  expect(problemsOf({ schemas })).toEqual([
    expect.stringMatching(/^#\/components\/schemas\/A\/pattern: Invalid regular .+; .+ flag `u`/),
    expect.stringMatching(/^#\/components\/schemas\/A\/patternProperties\/\[: Invalid/),
  ]);
});

test("an operation without an id is called by its method and path, a webhook by its key", () => {
  const get = { responses: {} };
  const parameters = [{ name: "petId", in: "path", schema: {} }];
  const pet = { parameters, get };
  expect(modelOf({ paths: { "/pets/{petId}": pet } }).operations[0]?.id).toBe("getPetsPetId");
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
