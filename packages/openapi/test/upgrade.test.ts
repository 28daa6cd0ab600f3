import { expect, test } from "vitest";
import { DescriptionError } from "../src/description-error.js";
import { upgradeDocument } from "../src/upgrade.js";

function upgraded(schema: object): unknown {
  const document = upgradeDocument({
    openapi: "3.0.3",
    info: { title: "T", version: "1" },
    paths: {},
    components: { schemas: { A: schema, None: { enum: [null] } } },
  });
  return (document.components as { schemas: { A: unknown } }).schemas.A;
}

test.each([
  [{ type: "string", nullable: true }, { type: ["string", "null"] }],
  [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  [{ minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
  [
    { nullable: true, oneOf: [{ type: "string" }] },
    { oneOf: [{ type: "string" }, { type: "null" }] },
  ],
  [
    { nullable: true, anyOf: [{ type: ["string", "null"] }] },
    { anyOf: [{ type: ["string", "null"] }] },
  ],
  [{ nullable: true, title: "T" }, { title: "T" }],
  [{ nullable: false, type: "string" }, { type: "string" }],
  [
    { properties: { nullable: { type: "boolean", nullable: true } } },
    { properties: { nullable: { type: ["boolean", "null"] } } },
  ],
  [{ enum: [{ nullable: true }] }, { enum: [{ nullable: true }] }],
  [
    { nullable: true, type: "string", enum: ["a"] },
    { type: ["string", "null"], enum: ["a", null] },
  ],
  [
    { nullable: true, oneOf: [{ enum: ["a"] }, { enum: [null] }] },
    { oneOf: [{ enum: ["a"] }, { enum: [null] }] },
  ],
  [
    { nullable: true, oneOf: [{ $ref: "#/components/schemas/None" }, { enum: [null] }] },
    {
      anyOf: [
        { oneOf: [{ $ref: "#/components/schemas/None" }, { enum: [null] }] },
        { type: "null" },
      ],
    },
  ],
  [
    { nullable: true, type: "object", allOf: [{ required: ["a"] }, { required: ["b"] }] },
    {
      anyOf: [
        { type: "object", allOf: [{ required: ["a"] }, { required: ["b"] }] },
        { type: "null" },
      ],
    },
  ],
  [
    { nullable: true, title: "T", $ref: "#/components/schemas/None" },
    { title: "T", anyOf: [{ $ref: "#/components/schemas/None" }, { type: "null" }] },
  ],
  [
    { oneOf: [{ nullable: true, title: "T" }, { type: "string" }] },
    { oneOf: [{ type: "null", title: "T" }, { type: "string" }] },
  ],
  [
    { properties: { default: { nullable: true, enum: [1] } } },
    { properties: { default: { enum: [1, null] } } },
  ],
])("converts the schema %o of OpenAPI 3.0 to %o in 3.1", (schema, wanted) => {
  expect(upgraded(schema)).toEqual(wanted);
});

test("leaves a document of 3.1 unchanged", () => {
  const document = { openapi: "3.1.0", components: { schemas: { A: { nullable: true } } } };
  expect(upgradeDocument(document)).toBe(document);
});

test.each([{ swagger: "1.2" }, { openapi: "4.0.0" }, {}, null])("refuses %o", (document) => {
  expect(() => upgradeDocument(document)).toThrow(DescriptionError);
});

test("ends at nullable alternatives that lead in circles", () => {
  const circle = Array.from({ length: 10 }, () => ({ $ref: "#/components/schemas/A" }));
  expect(JSON.stringify(upgraded({ nullable: true, oneOf: circle }))).toContain('{"type":"null"}');
});
