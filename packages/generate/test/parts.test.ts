import { expect, test } from "vitest";
import { modelOf } from "./support/fragment.ts";

const file = { type: "string", format: "binary" };
const list = (items: object) => ({ type: "array", items });

function partsOf(mediaType: string, schema: object, encoding: object = {}) {
  const content = { [mediaType]: { schema, encoding } };
  const post = { operationId: "createA", requestBody: { content }, responses: {} };
  const schemas = { Base: { required: ["a"], properties: { a: { type: "string" } } } };
  const model = modelOf({ paths: { "/a": { post } }, schemas });
  const [body] = model.operations[0]?.body?.content ?? [];
  return body;
}

const multipart = "multipart/form-data";
const form = "application/x-www-form-urlencoded";

test.each([
  ["a scalar", multipart, { type: "integer" }, {}, { kind: "text", repeated: false }],
  ["an object", multipart, { type: "object" }, {}, { kind: "json", repeated: false }],
  ["bytes", multipart, file, {}, { kind: "file", repeated: false }],
  ["bytes of a type", multipart, { contentMediaType: "image/png" }, {}, { kind: "file" }],
  ["what encoding calls an image", multipart, {}, { contentType: "image/*" }, { kind: "file" }],
  ["files", multipart, list(file), {}, { kind: "file", repeated: true }],
  ["objects", multipart, list({ type: "object" }), {}, { kind: "json", repeated: true }],
  ["scalars", multipart, list({ type: "integer" }), {}, { kind: "text", explode: true }],
  [
    "a list as JSON",
    multipart,
    list({ type: "object" }),
    { contentType: "application/json" },
    { kind: "json", repeated: false },
  ],
  [
    "an object in a style",
    form,
    { type: "object" },
    { style: "deepObject", explode: true },
    { kind: "text", style: "deepObject" },
  ],
  ["bytes in a form", form, file, {}, { kind: "text", repeated: false }],
])(
  "%s is sent in %s as the schema %o and the encoding %o say",
  (_, mediaType, schema, encoding, wanted) => {
    const body = partsOf(mediaType, { properties: { a: schema } }, { a: encoding });
    expect(body?.parts[0]).toMatchObject({ name: "a", ...wanted });
  },
);

test("finds parts in composed schemas and requires only those always required", () => {
  const body = partsOf(multipart, {
    allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["b"] }],
    anyOf: [{ required: ["c"], properties: { b: {}, c: {} } }, {}],
  });
  expect(body?.composed).toBe(true);
  expect(body?.parts.map(({ name, required }) => [name, required])).toEqual([
    ["a", true],
    ["b", true],
    ["c", false],
  ]);
});

test("requires the parts that every alternative requires", () => {
  const base = { $ref: "#/components/schemas/Base" };
  const alternative = (name: string) => ({
    allOf: [base, { required: ["kind", name], properties: { kind: {}, [name]: {} } }],
  });
  const required = (schema: object) =>
    partsOf(multipart, schema)?.parts.flatMap((part) => (part.required ? [part.name] : []));
  expect(required({ oneOf: [alternative("b"), alternative("c")] })).toEqual(["a", "kind"]);
  expect(required({ oneOf: [alternative("b")] })).toEqual(["a", "kind", "b"]);
});

test("closes the list of parts if a referenced schema is closed", () => {
  expect(partsOf(multipart, { additionalProperties: false, properties: {} })?.closed).toBe(true);
  expect(partsOf(multipart, { $ref: "#/components/schemas/Base" })?.closed).toBe(false);
});

test.each([
  ["application/json; charset=utf-8", {}, "application/json", "json"],
  ["Application/Vnd.a+JSON", {}, "application/vnd.a+json", "json"],
  ["*/*", { type: "object" }, "*/*", "json"],
  ["*/*", { type: "string" }, "*/*", "binary"],
  ["text/*", { type: "string" }, "text/*", "text"],
  ["application/xml", { type: "object" }, "application/xml", "text"],
  ["image/png", {}, "image/png", "binary"],
])("reads the media type %s with %o as %s, of kind %s", (name, schema, mediaType, kind) => {
  expect(partsOf(name, schema)).toMatchObject({ mediaType, kind });
});
