import { expect, test } from "vitest";
import type { SchemaModel } from "../../src/model/model.ts";
import type { Fragment } from "../support/fragment.ts";
import { readFragment } from "../support/read-fragment.ts";

const schema = (A: unknown): Fragment => ({ schemas: { A } });
const schemaOf = (fragment: Fragment): SchemaModel | undefined =>
  readFragment(fragment).model.schemas.find(({ name }) => name === "A")?.schema;

const A = "#/components/schemas/A";

test.each<[what: string, A: unknown, note: string, read: object]>([
  [
    "nullable",
    { type: "string", nullable: true },
    `nullable ${A}/nullable`,
    { types: ["string", "null"] },
  ],
  [
    "nullable beside an enum",
    { type: "string", enum: ["a"], nullable: true },
    `nullable ${A}/nullable`,
    { types: ["string", "null"], enum: ["a", null] },
  ],
  [
    "a boolean bound",
    { type: "number", minimum: 0, exclusiveMinimum: true },
    `boolean-bound ${A}/exclusiveMinimum`,
    { exclusiveMinimum: 0 },
  ],
  [
    "required in a property",
    { type: "object", properties: { a: { type: "string", required: true } } },
    `boolean-required ${A}/properties/a/required`,
    { required: ["a"], properties: [{ name: "a", required: true }] },
  ],
  [
    "required of itself",
    { type: "string", required: true },
    `boolean-required ${A}/required`,
    { types: ["string"] },
  ],
  [
    "an unknown keyword",
    { type: "string", optional: true },
    `unknown-member ${A}/optional`,
    { types: ["string"] },
  ],
  ["a type of another language", { type: "int" }, `unknown-type ${A}/type`, { types: ["integer"] }],
  ["a type that nobody knows", { type: "any" }, `unknown-type ${A}/type`, {}],
  ["no type at all", { type: [] }, `unknown-type ${A}/type`, {}],
  [
    "null for a text",
    { type: "string", description: null },
    `null-value ${A}/description`,
    { types: ["string"] },
  ],
  [
    "a number in quotes",
    { type: "string", maxLength: "5" },
    `number-expected ${A}/maxLength`,
    { maxLength: 5 },
  ],
  [
    "a bound that is none",
    { type: "string", maxLength: "few" },
    `wrong-value ${A}/maxLength`,
    { types: ["string"] },
  ],
  [
    "a multiple of nothing",
    { type: "number", multipleOf: 0 },
    `wrong-value ${A}/multipleOf`,
    { types: ["number"] },
  ],
  [
    "a number that JSON cannot represent",
    { type: "number", minimum: NaN },
    `wrong-value ${A}/minimum`,
    { types: ["number"] },
  ],
  [
    "an enum beside properties",
    { properties: { a: {} }, enum: ["a", "b"] },
    `enum-of-another-type ${A}/enum`,
    { properties: [{ name: "a" }] },
  ],
  [
    "an enum of numbers for a text",
    { type: "string", enum: [1, 2] },
    `enum-of-another-type ${A}/enum`,
    { enum: ["1", "2"] },
  ],
  [
    "an enum without values",
    { type: "string", enum: [] },
    `enum-of-another-type ${A}/enum`,
    { types: ["string"] },
  ],
  [
    "a list of items",
    { type: "array", items: [{ type: "string" }] },
    `earlier-draft ${A}/items`,
    { prefixItems: [{ types: ["string"] }] },
  ],
  [
    "another dialect",
    { $schema: "http://json-schema.org/draft-07/schema#", type: "string" },
    `dialect ${A}/$schema`,
    { types: ["string"] },
  ],
  [
    "a reference that leads nowhere",
    { $ref: "#/components/schemas/B" },
    `unresolved-reference ${A}/$ref`,
    {},
  ],
  [
    "a reference to a file that was not joined",
    { $ref: "b.yaml" },
    `unresolved-reference ${A}/$ref`,
    {},
  ],
  [
    "a recursive reference",
    { type: "object", properties: { a: { $recursiveRef: "#" } } },
    `dynamic-reference ${A}/properties/a/$recursiveRef`,
    { properties: [{ schema: { kind: "reference", name: "A" } }] },
  ],
  [
    "a dynamic reference to nothing",
    { $dynamicRef: "#a" },
    `dynamic-reference ${A}/$dynamicRef`,
    {},
  ],
  [
    "a schema of itself",
    { anyOf: [{ $ref: A }] },
    `endless-schema ${A}/anyOf/0/$ref`,
    { anyOf: [{}] },
  ],
  [
    "needless escapes",
    { pattern: "^[\\w\\-\\:]+\\:$" },
    `translated-pattern ${A}/pattern`,
    { pattern: "^[\\w\\-:]+:$" },
  ],
  [
    "a pattern that no one can read",
    { type: "string", pattern: "(" },
    `unchecked-pattern ${A}/pattern`,
    { types: ["string"] },
  ],
  [
    "known values of a number",
    { type: "integer", "x-known-values": ["a"] },
    `known-values ${A}/x-known-values`,
    { types: ["integer"] },
  ],
  [
    "a text in place of a schema",
    { properties: { a: "string" } },
    `wrong-value ${A}/properties/a`,
    { properties: [{ schema: { types: ["string"] } }] },
  ],
])("a schema with %s is read as intended, with one note", (_, value, note, expected) => {
  const fragment = schema(value);
  expect(readFragment(fragment).noted).toEqual([note]);
  expect(schemaOf(fragment)).toMatchObject(expected);
});
