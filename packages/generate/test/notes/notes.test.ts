import { createNotes, describeNotes } from "@document-export/openapi";
import { expect, test } from "vitest";
import { clientGate } from "../../src/emit/client/supported-by-client.ts";
import { stubGate } from "../../src/emit/server-stub/supported-by-stub.ts";
import type { ApiModel } from "../../src/model/model.ts";
import { modelOf, type Fragment } from "../support/fragment.ts";
import { readFragment } from "../support/read-fragment.ts";

const responses = { "204": { description: "Done." } };
const get = { operationId: "getA", responses };
const string = { type: "string" };
const idIn = (place: string, name = "id") => ({ name, in: place, required: true, schema: string });
const pathOf = (operation: object, path = "/a"): Fragment => ({
  paths: { [path]: { get: { ...get, ...operation } } },
});

test.each<[what: string, Fragment, note: string, read: object]>([
  [
    "a parameter of the path that nothing describes",
    pathOf({}, "/a/{id}"),
    "undeclared-path-parameter #/paths/~1a~1{id}/get",
    { parameters: [{ name: "id", in: "path", required: true, schema: { types: ["string"] } }] },
  ],
  [
    "a parameter of another path",
    pathOf({ parameters: [idIn("path")] }),
    "foreign-path-parameter #/paths/~1a/get/parameters/0",
    { parameters: [] },
  ],
  [
    "a header described twice",
    pathOf({ parameters: [idIn("header", "A"), idIn("header", "a")] }),
    "parameter-twice #/paths/~1a/get/parameters/1",
    { parameters: [{ name: "A" }] },
  ],
  [
    "a parameter without a name",
    pathOf({ parameters: [{ in: "query", schema: string }] }),
    "incomplete-parameter #/paths/~1a/get/parameters/0",
    { parameters: [] },
  ],
  [
    "a parameter that has the type itself",
    pathOf({ parameters: [{ name: "a", in: "query", type: "integer" }] }),
    "parameter-without-schema #/paths/~1a/get/parameters/0",
    { parameters: [{ schema: { types: ["integer"] } }] },
  ],
  [
    "a style of another place",
    pathOf({ parameters: [{ ...idIn("query"), style: "matrix" }] }),
    "style #/paths/~1a/get/parameters/0/style",
    { parameters: [{ style: "form" }] },
  ],
  [
    "a parameter of another media type",
    pathOf({ parameters: [{ name: "a", in: "query", content: { "text/csv": {} } }] }),
    "parameter-content #/paths/~1a/get/parameters/0/content",
    { parameters: [{ mediaType: undefined, schema: { types: ["string"] } }] },
  ],
  [
    "nested values",
    pathOf({
      parameters: [
        { name: "a", in: "query", schema: { type: "array", items: { type: "object" } } },
      ],
    }),
    "nested-parameter #/paths/~1a/get/parameters/0",
    { parameters: [{ mediaType: "application/json" }] },
  ],
  [
    "a response without description",
    pathOf({ responses: { "200": {} } }),
    "response-without-description #/paths/~1a/get/responses/200",
    { responses: [{ status: "200", description: "" }] },
  ],
  [
    "a status in small letters",
    pathOf({ responses: { "4xx": { description: "No." } } }),
    "status-code #/paths/~1a/get/responses/4xx",
    { responses: [{ status: "4XX" }] },
  ],
  [
    "a body that is a parameter",
    {
      paths: {
        "/a": {
          post: {
            operationId: "a",
            parameters: [{ name: "a", in: "body", schema: string }],
            responses,
          },
        },
      },
    },
    "body-as-parameter #/paths/~1a/post/parameters",
    { parameters: [], body: { content: [{ mediaType: "application/json" }] } },
  ],
  [
    "no id",
    { paths: { "/a/{id}": { get: { parameters: [idIn("path")], responses } } } },
    "missing-operation-id #/paths/~1a~1{id}/get",
    { id: "getAId" },
  ],
  [
    "a security scheme that is not declared",
    pathOf({ security: [{ other: [] }] }),
    "undeclared-security-scheme #/paths/~1a/get/security/other",
    { security: [[{ scheme: { name: "other", type: "http", scheme: "bearer" } }]] },
  ],
  [
    "pages that are not there",
    pathOf({ "x-pagination": { page: "p" } }),
    "pagination #/paths/~1a/get/x-pagination",
    { pagination: undefined },
  ],
  [
    "a role that no header has",
    pathOf({ parameters: [{ ...idIn("header"), "x-client": "key" }] }),
    "header-role #/paths/~1a/get/parameters/0/x-client",
    { parameters: [{ role: undefined }] },
  ],
  [
    "a sunset before its deprecation",
    pathOf({ deprecated: true, "x-deprecated-since": "2027-05-01", "x-sunset": "2026-05-01" }),
    "deprecation-date #/paths/~1a/get/x-sunset",
    { deprecation: { since: "2027-05-01T00:00:00.000Z" } },
  ],
])("an operation with %s is read as intended, with one note", (_, fragment, note, expected) => {
  const { model, noted } = readFragment(fragment);
  expect(noted).toEqual([note]);
  expect(model.operations[0]).toMatchObject(expected);
});

test("keeps a duplicate id for the first operation and renames the other", () => {
  const { model, noted } = readFragment({
    paths: { "/a": { get }, "/b": { get }, "/a-b": { get: { ...get, operationId: "get-a" } } },
  });
  expect(model.operations.map(({ id }) => id)).toEqual(["getA", "getB", "getAB"]);
  // Two ids that differ only in punctuation have the same name in code, too.
  expect(noted).toEqual([
    "operation-id-twice #/paths/~1b/get/operationId",
    "operation-id-twice #/paths/~1a-b/get/operationId",
  ]);
});

test("numbers schemas with the same name, or uses the name they set", () => {
  const { model, noted } = readFragment({
    schemas: { NullTime: string, nullTime: string, Other: { ...string, "x-codegen-name": "Mine" } },
  });
  expect(model.schemas.map(({ name }) => name)).toEqual(["NullTime", "nullTime2", "Mine"]);
  expect(noted).toEqual(["schema-name-twice #/components/schemas/nullTime"]);
});

test("drops a security alternative whose scheme is not declared", () => {
  const securitySchemes = { token: { type: "http", scheme: "bearer" } };
  const { model, notes } = readFragment({
    ...pathOf({ security: [{ other: [] }, { token: [] }] }),
    components: { securitySchemes },
  });
  expect(model.operations[0]?.security).toMatchObject([[{ scheme: { name: "token" } }]]);
  expect(notes.map((note) => note.read)).toEqual(["only the other alternatives apply"]);
});

test.each([["token"], [{}], [null, { other: [] }]])(
  "security written as %j never makes a protected operation public",
  (...security) => {
    const written = security.length > 1 ? security : security[0];
    const { model } = readFragment(pathOf({ security: written }));
    const [requirement] = model.operations[0]?.security ?? [];
    expect(requirement?.length ?? 0).toBe(
      typeof written === "object" && !Array.isArray(written) ? 0 : 1,
    );
  },
);

test("merges members next to a path reference with the path it refers to", () => {
  const post = { operationId: "postB", responses };
  const { model, noted } = readFragment({
    paths: { "/a": { get: { responses } }, "/b": { $ref: "#/paths/~1a", post } },
  });
  expect(model.operations.map(({ method, path }) => `${method} ${path}`)).toContain("POST /b");
  expect(noted).toContain("beside-reference #/paths/~1b/post");
});

test("writes one note for a broken place, however often it is used", () => {
  const parameters = [{ $ref: "#/components/parameters/P" }];
  const paths = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `/${at}`,
      { get: { ...get, operationId: `get${at}`, parameters } },
    ]),
  );
  const components = {
    parameters: { P: { name: "p", in: "query", schema: { type: "string", pattern: "(" } } },
  };
  expect(readFragment({ paths, components }).noted).toEqual([
    "unchecked-pattern #/components/parameters/P/schema/pattern",
  ]);
});

test("client omits TRACE operations, server omits paths that match the same requests", () => {
  const notes = createNotes();
  const paths = {
    "/a": { trace: { operationId: "traceA", responses }, get },
    "/b/{id}": { get: { operationId: "b", parameters: [idIn("path")], responses } },
    "/b/{name}": { get: { operationId: "c", parameters: [idIn("path", "name")], responses } },
  };
  const model = modelOf({ paths }, notes);
  const idsOf = ({ operations }: ApiModel) => operations.map(({ id }) => id);
  expect(idsOf(clientGate(model, notes))).toEqual(["getA", "b", "c"]);
  expect(idsOf(stubGate(model, notes))).toEqual(["getA", "traceA", "b"]);
  expect(notes.list.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
    "method-not-sent #/paths/~1a/trace",
    "route-twice #/paths/~1b~1{name}/get",
  ]);
});

test("adds a page method for a list although an operation has that name", () => {
  const content = {
    "application/json": {
      schema: {
        type: "object",
        properties: { items: { type: "array", items: string }, totalPages: { type: "integer" } },
      },
    },
  };
  const list = {
    operationId: "listThings",
    parameters: [{ name: "page", in: "query", schema: { type: "integer" } }],
    responses: { "200": { description: "Them.", content } },
  };
  const notes = createNotes();
  const paths = { "/a": { get: list }, "/b": { get: { operationId: "iterateThings", responses } } };
  const [operation] = clientGate(modelOf({ paths }, notes), notes).operations;
  expect(operation?.pagination).toBe(false);
  expect(notes.list.map(({ kind }) => kind)).toEqual(["pages-of-another-name"]);
});

test("lists places with the same problem in one line", () => {
  const properties = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`p${at}`, { type: "string", nullable: true }]),
  );
  expect(describeNotes(readFragment({ schemas: { A: { properties } } }).notes)).toEqual([
    '#/components/schemas/A/properties/p0/nullable (and 8 more): `nullable` belongs to OpenAPI 3.0; null is allowed. Write `type: [<type>, "null"]`, or `anyOf` with `type: "null"`.',
  ]);
});

test("lists the first problems of one kind and counts the places of the rest", () => {
  const unknown = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`own${at}`, 1]));
  const notes = readFragment({ schemas: { A: { ...unknown }, B: { own7: 1 } } }).notes;
  const lines = describeNotes(notes);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^#\/components\/schemas\/A\/own0: `own0` is unknown here/);
  expect(lines.at(-1)).toBe("4 more like these (unknown-member)");
});

test("reads additions of OpenAPI 3.2 that 3.1 can express", () => {
  const data = {
    type: "string",
    contentMediaType: "application/json",
    contentSchema: { type: "object" },
  };
  const itemSchema = { type: "object", properties: { data, event: string } };
  const form = { schema: { type: "object", properties: { a: string } } };
  const { model, noted } = readFragment(
    pathOf({
      parameters: [
        { name: "q", in: "querystring", content: { "application/x-www-form-urlencoded": form } },
      ],
      responses: {
        "200": { description: "It.", content: { "text/event-stream": { itemSchema } } },
      },
    }),
  );
  expect(noted).toEqual([]);
  expect(model.operations[0]).toMatchObject({
    parameters: [{ name: "q", in: "query", style: "form", explode: true }],
    responses: [{ content: [{ schema: { types: ["object"] } }] }],
  });
});

test("omits a querystring parameter that is not a form, with a note", () => {
  const parameters = [{ name: "q", in: "querystring", content: { "application/json": {} } }];
  const { model, noted } = readFragment(pathOf({ parameters }));
  expect(noted).toEqual(["query-as-a-whole #/paths/~1a/get/parameters/0"]);
  expect(model.operations[0]?.parameters).toEqual([]);
});

test("ignores an example that contradicts its schema, and parses JSON texts", () => {
  const schema = {
    type: "object",
    required: ["a"],
    properties: {
      a: { type: "array", items: { type: "integer", maximum: 9 } },
      b: { enum: ["x"] },
    },
  };
  const examples = {
    right: { value: { a: [1], b: "x" } },
    text: { value: '{"a":[2]}' },
    missing: { value: {} },
    item: { value: { a: [1, 10] } },
    other: { value: { a: [], b: "y" } },
    elsewhere: { externalValue: "https://example.net/a.json" },
  };
  const content = { "application/json": { schema, examples } };
  const { model, notes } = readFragment(
    pathOf({ responses: { "200": { description: "It.", content } } }),
  );
  const [read] = model.operations[0]?.responses[0]?.content ?? [];
  expect(read?.examples.map(({ name, value }) => [name, value])).toEqual([
    ["right", { a: [1], b: "x" }],
    ["text", { a: [2] }],
  ]);
  expect(notes.map(({ place, found }) => `${place.split("/").at(-1) ?? ""}: ${found}`)).toEqual([
    "text: the example `text` is a string that contains JSON",
    "missing: the example `missing` contradicts its schema (expected the member `a`)",
    "item: the example `item` contradicts its schema (a: 1: expected a number within the bounds)",
    "other: the example `other` contradicts its schema (b: expected one of `enum`)",
  ]);
});
