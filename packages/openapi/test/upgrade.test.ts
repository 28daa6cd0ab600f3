import { expect, test } from "vitest";
import { DescriptionError } from "../src/description-error.js";
import { upgradeDocument } from "../src/upgrade.js";

function upgraded(schema: object): unknown {
  const document = upgradeDocument({
    openapi: "3.0.3",
    info: { title: "T", version: "1" },
    paths: {},
    components: { schemas: { A: schema } },
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
