import { expect, test } from "vitest";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { modelOf } from "../support/fragment.ts";

const list = { type: "array", items: { type: "integer" } };
const range = { type: "object", properties: { from: { type: "integer" } } };

function emit(parameter: object, schemas: object = {}, file = "parameters.ts"): string {
  const operation = { operationId: "getA", parameters: [parameter], responses: {} };
  const files = emitServerStub(modelOf({ paths: { "/a": { get: operation } }, schemas }));
  return (files.find(({ path }) => path === file)?.text ?? "").replaceAll(/\s/g, "");
}

test.each([
  ["an array", list, '{"scalars":[],"items":{"scalars":["integer"]}}'],
  ["an object", range, '{"scalars":[],"members":{"from":{"scalars":["integer"]}}}'],
  [
    "an open object",
    { type: "object" },
    '{"scalars":[],"members":{},"rest":{"scalars":["string"]}}',
  ],
  ["values without a type", { enum: [1, null] }, '{"scalars":["number","null"]}'],
  ["nothing said", {}, '{"scalars":["string"]}'],
  [
    "one or several",
    { anyOf: [{ type: "string" }, list] },
    '{"scalars":["string"],"items":{"scalars":["integer"]}}',
  ],
  ["a reference", { $ref: "#/components/schemas/A" }, '{"scalars":["boolean"]}'],
])("gives the decoder the shape of %s", (_, schema, shape) => {
  const text = emit({ name: "ids", in: "query", schema }, { A: { type: "boolean" } });
  expect(text).toContain(`"shape":${shape}`);
});

test("decodes the inner levels of a self-referencing schema as text", () => {
  const schemas = { A: { type: "array", items: { $ref: "#/components/schemas/A" } } };
  const parameter = {
    name: "ids",
    in: "query",
    style: "deepObject",
    schema: { $ref: "#/components/schemas/A" },
  };
  expect(emit(parameter, schemas)).toContain('{"scalars":[],"items":{"scalars":["string"]}}');
});

test("open object parameter ignores names of other parameters", () => {
  const operation = {
    operationId: "getA",
    parameters: [
      { name: "rest", in: "query", schema: { type: "object" } },
      { name: "page", in: "query", schema: { type: "integer" } },
    ],
    responses: {},
  };
  const files = emitServerStub(modelOf({ paths: { "/a": { get: operation } } }));
  expect(files.find(({ path }) => path === "parameters.ts")?.text).toContain('"others":["page"]');
});

test("omits header parameters that OpenAPI ignores", () => {
  expect(emit({ name: "Authorization", in: "header", schema: {} })).not.toContain("authorization");
});

test.each([
  ["is given an empty value as such", {}, '"ids"?:((number))|""|undefined;'],
  [
    "never sees an empty value where a default stands in",
    { default: 1 },
    '"ids":NonNullable<((number))>;',
  ],
])("a handler %s", (_, keywords, member) => {
  const schema = { type: "integer", ...keywords };
  const parameter = { name: "ids", in: "query", allowEmptyValue: true, schema };
  expect(emit(parameter, {}, "handlers.ts")).toContain(`readonly${member}`);
});
