import { expect, test } from "vitest";
import { DescriptionError } from "@document-export/openapi";
import { emitClient } from "../src/emit/client/emit-client.ts";
import { emitServerStub } from "../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../src/model/build/build-model.ts";
import { modelOf } from "./support/fragment.ts";
import { OUTSIDE } from "./support/outside.ts";

function problemsOf(build: () => unknown): readonly string[] {
  try {
    build();
  } catch (error) {
    if (error instanceof DescriptionError) return error.problems;
    throw error;
  }
  return [];
}

const responses = { "204": { description: "Done." } };
const get = { operationId: "getA", responses };
const string = { type: "string" };
const idIn = (place: string, name = "id") => ({ name, in: place, required: true, schema: string });
const problemsOfPaths = (paths: object) => problemsOf(() => modelOf({ paths }));

test("a path and its parameters that disagree are problems", () => {
  const parameters = [idIn("query"), idIn("path", "no")];
  expect(problemsOfPaths({ "/a/{id}": { get: { ...get, parameters } } })).toEqual([
    "#/paths/~1a~1{id}/get: nothing describes `{id}` of the path: expected a parameter `id` with `in: path`",
    "#/paths/~1a~1{id}/get/parameters/1: the path `/a/{id}` has no `{no}`: expected it there, or no such parameter",
  ]);
});

test("a parameter of a path is required, whether or not it says so", () => {
  const parameters = [{ ...idIn("path"), required: false }];
  const { operations } = modelOf({ paths: { "/a/{id}": { parameters, get } } });
  expect(operations[0]?.parameters[0]?.required).toBe(true);
});

test("a parameter that is described twice is a problem, in two places it is none", () => {
  const parameters = [idIn("query"), idIn("header", "A"), idIn("header", "a"), idIn("cookie")];
  expect(
    problemsOfPaths({ "/a": { get: { ...get, parameters: [...parameters, idIn("query")] } } }),
  ).toEqual([
    "#/paths/~1a/get/parameters/2: the header parameter `a` is described twice: remove one",
    "#/paths/~1a/get/parameters/4: the query parameter `id` is described twice: remove one",
  ]);
});

test("what a path item has beside its reference is a problem", () => {
  const paths = { "/a": { get }, "/b": { $ref: "#/paths/~1a", post: { responses } } };
  expect(problemsOfPaths(paths)).toContain(
    "#/paths/~1b/post: `post` beside a `$ref` is not supported: move it to where `#/paths/~1a` leads",
  );
});

test("paths that differ in names alone are a problem of a server", () => {
  const item = (operationId: string, name: string) => ({
    get: { operationId, parameters: [idIn("path", name)], responses },
  });
  const model = modelOf({
    paths: { "/a/{id}": item("getA", "id"), "/a/{name}": item("getB", "name") },
  });
  expect(problemsOf(() => emitServerStub(model))).toEqual([
    "`GET /a/{name}` (`getB`) and `GET /a/{id}` (`getA`) are the same to a server: remove one, or give it another path.",
  ]);
});

test("two media types that differ in a parameter have one schema, or are a problem", () => {
  const pathsOf = (second: object) => {
    const content = { "a/b+json; version=1": { schema: string }, "a/b+json; version=2": second };
    return { "/a": { get: { ...get, responses: { "200": { description: "It.", content } } } } };
  };
  expect(problemsOfPaths(pathsOf({ schema: string }))).toEqual([]);
  expect(problemsOfPaths(pathsOf({ schema: { type: "integer" } }))).toEqual([
    "#/paths/~1a/get/responses/200/content/a~1b+json; version=2: `a/b+json` is described twice, and its parameters cannot tell them apart: expected the same schema, or one of them",
  ]);
});

test("a dialect of all schemas and a type that is none are problems", () => {
  const document = {
    openapi: "3.1.1",
    jsonSchemaDialect: "http://json-schema.org/draft-07/schema#",
    components: { schemas: { A: { type: [] } } },
  };
  expect(problemsOf(() => buildModel(document))).toEqual([
    '#/components/schemas/A/type: expected a type such as "string", got none',
    "#/jsonSchemaDialect: the dialect `http://json-schema.org/draft-07/schema#` is not supported: expected JSON Schema 2020-12",
  ]);
});

test("an anchor is found from a parameter, a body and a response", () => {
  const schema = { properties: { a: { $ref: "#text" } } };
  const content = { "application/json": { schema } };
  const described = { "200": { description: "It.", content } };
  const post = { operationId: "postA", requestBody: { content }, responses: described };
  const schemas = { A: { $defs: { text: { $anchor: "text", type: "string" } } } };
  const { operations } = modelOf({ paths: { "/a": { post } }, schemas });
  expect(operations[0]?.body?.content[0]?.schema).toMatchObject({
    properties: [{ name: "a", schema: { kind: "reference", name: "A/$defs/text" } }],
  });
});

test("a number that JSON lacks is a problem, a bound past every number asserts nothing", () => {
  const far = { minimum: -Infinity, maximum: Infinity };
  const { schemas } = modelOf({ schemas: { Far: { type: "number", ...far } } });
  expect(schemas[0]?.schema).toEqual({
    kind: "schema",
    pointer: "/components/schemas/Far",
    types: ["number"],
  });
  const A = { minimum: Infinity, maxLength: NaN, enum: [1, { a: [NaN] }], default: -Infinity };
  const message = "expected a number that JSON has, not one without end or `.nan`";
  expect(problemsOf(() => modelOf({ schemas: { A } }))).toEqual(
    ["maxLength", "minimum", "enum", "default"].map(
      (keyword) => `#/components/schemas/A/${keyword}: ${message}`,
    ),
  );
});

const sends = (mediaType: string, schema: object) =>
  modelOf({
    paths: {
      "/a": {
        post: {
          operationId: "postA",
          requestBody: { content: { [mediaType]: { schema } } },
          responses,
        },
      },
    },
  });

test("a multipart body that lists no parts is a problem of a client", () => {
  const build = () => emitClient(sends("multipart/form-data", { type: "object" }), OUTSIDE);
  expect(problemsOf(build)).toEqual([
    "the body `multipart/form-data` of `postA` lists no parts: expected them as `properties` of its schema",
  ]);
});

test("a form that lists no fields takes an object with any", () => {
  const schema = { type: "object", additionalProperties: string };
  const [client, table] = emitClient(sends("application/x-www-form-urlencoded", schema), OUTSIDE);
  expect(client?.text.replaceAll(/[\s()]/g, "")).toContain(
    '"body"?:{readonly[member:string]:string;}',
  );
  expect(table?.text).toContain('type: "object"');
});

test("a method that is called as the pages of another is named with it", () => {
  const items = { type: "array", items: string };
  const schema = { type: "object", properties: { items, totalPages: { type: "integer" } } };
  const content = { "application/json": { schema } };
  const list = {
    operationId: "listThings",
    parameters: [{ name: "page", in: "query", schema: { type: "integer" } }],
    responses: { "200": { description: "Them.", content } },
  };
  const iterate = { operationId: "iterateThings", responses };
  const model = modelOf({ paths: { "/a": { get: list }, "/b": { get: iterate } } });
  expect(problemsOf(() => emitClient(model, OUTSIDE))).toEqual([
    "`iterateThings` and `pages of listThings` would both be called `IterateThingsOptions`: rename one.",
  ]);
});
