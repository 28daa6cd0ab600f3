import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { loadVerdicts } from "../support/load-verdicts.ts";
import { modelOfSchema } from "../support/model-of-schema.ts";

// The comparison works around each of these or does not generate it; here the specification says that we are right.
const parse = (text: string): object => JSON.parse(text);
const deviations: Record<string, { schema: object; value: unknown; valid: boolean }> = {
  "divides in binary (JSON Schema Validation, 6.2.1)": {
    schema: { multipleOf: 0.1 },
    value: 0.3,
    valid: true,
  },
  "takes large numbers for no multiples": { schema: { multipleOf: 1 }, value: 1e21, valid: true },
  "takes an empty array for one that contains, beside prefixItems (10.3.1.3)": {
    schema: { prefixItems: [true, { type: "null" }], contains: { type: "null" } },
    value: [],
    valid: false,
  },
  "takes every item for evaluated by contains (11.2)": {
    schema: { contains: { type: "null" }, unevaluatedItems: false },
    value: [null, 1],
    valid: false,
  },
  "takes items for evaluated by an alternative that fails beside true (11.2)": {
    schema: { anyOf: [true, { prefixItems: [{ type: "null" }] }], unevaluatedItems: false },
    value: [1],
    valid: false,
  },
  "takes items for evaluated by a dependent schema, which is for objects (11.2)": {
    schema: {
      $ref: "#/$defs/object",
      unevaluatedItems: false,
      $defs: { object: { dependentSchemas: { a: { items: true } } } },
    },
    value: [1],
    valid: false,
  },
  "takes items for evaluated by a schema that leads back to itself (11.2)": {
    schema: {
      $ref: "#/$defs/map",
      $defs: { map: { additionalProperties: { $ref: "#/$defs/map", unevaluatedItems: false } } },
    },
    value: { a: [1] },
    valid: false,
  },
  "takes items for evaluated by a condition that fails (11.2)": {
    schema: parse(
      '{"if":{"items":{"type":"null"}},"else":{"minItems":1},"unevaluatedItems":false}',
    ),
    value: [1],
    valid: false,
  },
  "forgets that unevaluatedItems: true evaluates (11.2)": {
    schema: {
      prefixItems: [true],
      $ref: "#/$defs/any",
      unevaluatedItems: false,
      $defs: { any: { anyOf: [{ unevaluatedItems: true }] } },
    },
    value: [1, 2],
    valid: true,
  },
  "takes inherited members for evaluated (11.3)": {
    schema: {
      patternProperties: { "^a": true },
      dependentSchemas: { a: { properties: { b: true } } },
      unevaluatedProperties: false,
    },
    value: { hasOwnProperty: 1 },
    valid: false,
  },
  "passes over a member called __proto__": {
    schema: parse('{"properties":{"__proto__":{"type":"string"}}}'),
    value: parse('{"__proto__":1}'),
    valid: false,
  },
  "compares no members called toString": {
    schema: { const: { a: 1 } },
    value: { toString: 1 },
    valid: false,
  },
  "takes a duration that skips a unit (RFC 3339, appendix A)": {
    schema: { format: "duration" },
    value: "P1Y2D",
    valid: false,
  },
  "takes an offset without a colon (RFC 3339, 5.6)": {
    schema: { format: "time" },
    value: "10:00:00+0200",
    valid: false,
  },
};

function judgeWithAjv(schema: object, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
  addFormats.default(ajv);
  try {
    return ajv.validate(schema, value);
  } catch (error) {
    return error;
  }
}

test.each(Object.entries(deviations))("Ajv %s", async (_, { schema, value, valid }) => {
  const [verdict] = await loadVerdicts([{ model: modelOfSchema(schema), root: "root" }]);
  expect(verdict?.keeps(value)).toBe(valid);
  expect(verdict?.violationsOf(value).length === 0).toBe(valid);
  expect(judgeWithAjv(schema, value)).not.toBe(valid);
});
