import { expect, test } from "vitest";
import { modelOf } from "./support/fragment.ts";
import { loadVerdicts } from "./support/load-verdicts.ts";

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const pet = (name: string) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: name }, lives: { type: "integer", maximum: 9 } },
});
const schemas = {
  Cat: pet("cat"),
  Dog: pet("dog"),
  Pet: {
    oneOf: [reference("Cat"), reference("Dog")],
    discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: reference("Dog").$ref } },
  },
  Unmapped: {
    oneOf: [reference("Cat"), reference("Dog")],
    discriminator: { propertyName: "kind" },
  },
  Nullable: { anyOf: [reference("Cat"), { type: "null" }] },
  Open: {
    allOf: [{ properties: { a: true } }, { patternProperties: { "^b": true } }],
    unevaluatedProperties: false,
  },
  Tuple: { prefixItems: [{ type: "string" }], unevaluatedItems: { type: "null" } },
  Dependent: { dependentSchemas: { a: { required: ["b", "c"] } } },
  Names: { propertyNames: { pattern: "^[a-z]+$" } },
  Counted: { contains: { type: "null" }, minContains: 1, maxContains: 2 },
};

const model = modelOf({ schemas });
const names = Object.keys(schemas);
const verdicts = await loadVerdicts(names.map((root) => ({ model, root })));

test.each<[string, string, unknown, [string, string, string][]]>([
  [
    "the alternative that the discriminator names says what is wrong",
    "Pet",
    { kind: "cat", lives: 10 },
    [["/lives", "maximum", "Expected at most 9, got `10`."]],
  ],
  [
    "an unknown value of a discriminator is what is wrong",
    "Pet",
    { kind: "cow" },
    [["/kind", "discriminator", "Expected `cat` or `dog`, got `cow`."]],
  ],
  [
    "without a mapping, the values that the alternatives allow name them",
    "Unmapped",
    { kind: "cat", lives: 10 },
    [["/lives", "maximum", "Expected at most 9, got `10`."]],
  ],
  [
    "what is not an object keeps none of the alternatives",
    "Pet",
    5,
    [["", "oneOf", "Expected a value of exactly one of 2 kinds, got `5`."]],
  ],
  [
    "beside null, the other alternative says what is wrong",
    "Nullable",
    { kind: "cat", lives: 1.5 },
    [["/lives", "type", "Expected an integer, got `1.5`."]],
  ],
  [
    "each member that nothing evaluates is named",
    "Open",
    { a: 1, b: 2, "c/d": 3, e: 4 },
    [
      ["/c~1d", "false", "Expected nothing, got `3`."],
      ["/e", "false", "Expected nothing, got `4`."],
    ],
  ],
  [
    "each item that nothing evaluates is named",
    "Tuple",
    ["a", null, 5],
    [["/2", "type", "Expected null, got `5`."]],
  ],
  [
    "all that a dependent schema misses is named",
    "Dependent",
    { a: 1 },
    [
      ["/b", "required", "Expected a member `b`, got none."],
      ["/c", "required", "Expected a member `c`, got none."],
    ],
  ],
  [
    "a name that is not allowed stands with its object",
    "Names",
    { B: 1 },
    [["", "propertyNames", "Expected another member name, got `B`."]],
  ],
  [
    "the number of items that must be contained is said",
    "Counted",
    [],
    [["", "contains", "Expected 1 to 2 items of a certain kind, got an array of 0."]],
  ],
])("%s", (_, name, value, expected) => {
  const verdict = verdicts[names.indexOf(name)];
  expect(verdict?.keeps(value)).toBe(false);
  const found = verdict?.violationsOf(value) ?? [];
  expect(found.map(({ pointer, keyword, detail }) => [pointer, keyword, detail])).toEqual(expected);
});

test("checks a nullable recursive schema once at each level", async () => {
  const deep = modelOf({
    schemas: {
      List: {
        anyOf: [{ type: "object", properties: { next: reference("List") } }, { type: "null" }],
      },
    },
  });
  const [verdict] = await loadVerdicts([{ model: deep, root: "List" }]);
  let value: unknown = 5;
  for (let depth = 0; depth < 2_000; depth += 1) value = { next: value };
  expect(verdict?.violationsOf(value)).toMatchObject([{ keyword: "type" }]);
});
