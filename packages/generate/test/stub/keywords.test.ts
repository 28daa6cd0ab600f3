import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { modelOf } from "../support/fragment.ts";
import { loadVerdicts } from "../support/load-verdicts.ts";

const tree = {
  type: "object",
  properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
};

/** One schema per keyword, and schemas with combined keywords. */
const schemas: Record<string, object> = {
  Tree: tree,
  Type: { type: ["integer", "null"] },
  Enum: { enum: [1, "a", null, { b: [1] }] },
  Const: { const: { a: [1, null] } },
  Prototype: { const: JSON.parse('{"__proto__":1}') },
  Lengths: { minLength: 1, maxLength: 3 },
  Pattern: { pattern: "^[a-c]*/$" },
  Bounds: { minimum: -1, exclusiveMaximum: 3 },
  ExclusiveBounds: { exclusiveMinimum: 0, maximum: 2 },
  MultipleOf: { multipleOf: 0.5 },
  Items: { minItems: 1, maxItems: 2, items: { type: "integer" } },
  Unique: { type: "array", uniqueItems: true },
  Prefix: { prefixItems: [{ type: "string" }, { type: "null" }], items: { type: "integer" } },
  Contains: { contains: { type: "integer" }, minContains: 1, maxContains: 2 },
  Required: { required: ["a", "constructor"] },
  Properties: {
    properties: { a: { type: "string" }, constructor: { type: "null" } },
    required: ["a"],
    additionalProperties: false,
  },
  Additional: {
    properties: { a: true },
    patternProperties: { "^b": { type: "integer" } },
    additionalProperties: { type: "null" },
  },
  Names: { propertyNames: { maxLength: 1 } },
  Sizes: { minProperties: 1, maxProperties: 2 },
  Dependent: { dependentRequired: { a: ["b"] } },
  AllOf: { allOf: [{ required: ["a"] }, { properties: { a: { type: "integer" } } }] },
  AnyOf: {
    anyOf: [{ type: "string" }, { type: "array", items: { type: "null" } }, { required: ["a"] }],
  },
  OneOf: { oneOf: [{ type: "integer" }, { type: "number", minimum: 1 }, { type: "string" }] },
  Not: { not: { type: ["string", "object"] } },
  If: JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"]},"else":{"maxProperties":1}}'),
  Never: { properties: { a: false } },
  Siblings: { $ref: "#/components/schemas/Tree", required: ["a"] },
  DateTime: { type: "string", format: "date-time" },
  Uuid: { type: "string", format: "uuid" },
};

const scalar = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    1,
    2,
    3,
    -1,
    0.5,
    1.25,
    "",
    "a",
    "ab",
    "abcd",
    "a/",
    "😀😀😀",
    "2026-02-29T00:00:00Z",
    "2024-02-29T23:59:60Z",
  ),
  fc.constantFrom(
    "2026-10-19T09:30:00+02:00",
    "2026-10-19T25:30:00Z",
    "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
    "5f0c2f6e8d2b4b7e9c392f1a7d9b6c11",
  ),
);
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "bb", "children", "constructor"), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));

const model = modelOf({ schemas });
const names = Object.keys(schemas);
const verdicts = await loadVerdicts(names.map((root) => ({ model, root })));
const verdictOf = (name: string) => verdicts[names.indexOf(name)];
// Without `ownProperties`, Ajv treats inherited properties of an object as its members.
const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true });
addFormats.default(ajv);
ajv.addSchema({ components: { schemas } }, "fragment");

test.each(Object.keys(schemas))("%s agrees with Ajv", (name) => {
  const validate = ajv.getSchema(`fragment#/components/schemas/${name}`);
  fc.assert(
    fc.property(values, (value) => {
      const valid = validate?.(value);
      const verdict = verdictOf(name);
      const found = verdict?.violationsOf(value) ?? [];
      expect({ value, keeps: verdict?.keeps(value), none: found.length === 0 }).toEqual({
        value,
        keeps: valid,
        none: valid,
      });
    }),
    { numRuns: 2000, seed: 11 },
  );
});

test("compares a member called __proto__ like any other", () => {
  const member: unknown = JSON.parse('{"__proto__":1}');
  const count = (value: unknown) => verdictOf("Prototype")?.violationsOf(value).length;
  expect([member, {}, JSON.parse('{"__proto__":2}')].map(count)).toEqual([0, 1, 1]);
});

test("reports every violation at its place", () => {
  const found = verdictOf("Tree")?.violationsOf({ children: [{ children: "a" }, 5] });
  expect(found).toMatchObject([
    { pointer: "/children/0/children", keyword: "type" },
    { pointer: "/children/1", keyword: "type" },
  ]);
});
