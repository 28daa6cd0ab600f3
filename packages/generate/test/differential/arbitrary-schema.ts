import * as fc from "fast-check";

/** Which schemas to generate. */
export interface Kind {
  /** Property names in schemas and values. */
  readonly names: readonly string[];
  /** Keywords to leave out because Ajv judges them wrongly in combination with the others. */
  readonly without: readonly string[];
  /** The targets of `$ref`. */
  readonly references: readonly string[];
}

const flat = ["#anchor", "#/$defs/list/prefixItems/0", "#/$defs/record"];

/**
 * The first kind has all keywords except those for unevaluated values, with names that every object inherits. The
 * second has those too, but no recursion and none of the keywords for which Ajv counts what a failing subschema
 * evaluates.
 */
export const kinds: readonly Kind[] = [
  {
    names: ["a", "b", "1", "a/b", "hasOwnProperty", "isPrototypeOf"],
    without: ["unevaluatedProperties", "unevaluatedItems"],
    references: [...flat, "#", "#/$defs/A", "#/$defs/B", "#/$defs/A/properties/a"],
  },
  {
    names: ["a", "b", "ab", "1", "a/b"],
    without: ["contains", "if", "anyOf", "oneOf", "not", "dependentSchemas"],
    references: flat,
  },
];

/** Texts that match the patterns, lengths and formats of schemas, or just miss them. */
export const texts = [
  "",
  "a",
  "ab",
  "abc",
  "abcd",
  "b1",
  "😀",
  "😀😀",
  "a😀b",
  "\ud83d",
  "2026-02-28",
  "2026-02-29",
  "2024-02-29T23:59:60Z",
  "2026-10-19T09:30:00+02:00",
  "2026-10-19T24:30:00Z",
  "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
  "1.2.3.4",
  "1.2.3.256",
  "::1",
  "1::2::3",
  "P1Y2M",
  "P1Y2M3W",
  "/a~0b",
  "/a~b",
];

/** Values used in `enum` and `const`. */
const literals = [null, true, false, 0, 1, -1, 2.5, 1e21, "", "a", "ab", [], [1], ["a", null], {}];
const objects = [{ a: 1 }, { b: [1], a: null }];
const formats = ["date-time", "date", "uuid", "ipv4", "ipv6", "duration", "json-pointer", "int32"];
const patterns = ["^a", "b$", "^[ab]*$", "^.$", String.raw`\p{L}`, "1", "^/"];
const types = ["null", "boolean", "integer", "number", "string", "array", "object"];
const bounds = [-1, 0, 0.5, 1, 2, 2.5, 1e21];
const divisors = [1, 2, 0.5, 0.1, 0.01, 3];

const small = fc.nat(3);
const literal = fc.constantFrom<unknown>(...literals, ...objects);

type Schema = fc.Arbitrary<unknown>;

/** An arbitrary for each keyword; keywords that only work together share one entry. */
function keywords(
  schema: Schema,
  kind: Kind,
): Record<string, fc.Arbitrary<Record<string, unknown>>> {
  const { names } = kind;
  const one = (keyword: string, value: fc.Arbitrary<unknown>) =>
    value.map((content) => ({ [keyword]: content }));
  const some = fc.array(schema, { minLength: 1, maxLength: 3 });
  const members = fc.dictionary(fc.constantFrom(...names), schema, {
    maxKeys: 3,
    noNullPrototype: true,
  });
  const lists = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 });
  return {
    type: one(
      "type",
      fc.oneof(
        fc.constantFrom(...types),
        fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
      ),
    ),
    enum: one("enum", fc.uniqueArray(literal, { minLength: 1, maxLength: 4 })),
    const: one("const", literal),
    minimum: one("minimum", fc.constantFrom(...bounds)),
    maximum: one("maximum", fc.constantFrom(...bounds)),
    exclusiveMinimum: one("exclusiveMinimum", fc.constantFrom(...bounds)),
    exclusiveMaximum: one("exclusiveMaximum", fc.constantFrom(...bounds)),
    multipleOf: one("multipleOf", fc.constantFrom(...divisors)),
    minLength: one("minLength", small),
    maxLength: one("maxLength", small),
    pattern: one("pattern", fc.constantFrom(...patterns)),
    format: one("format", fc.constantFrom(...formats)),
    minItems: one("minItems", small),
    maxItems: one("maxItems", small),
    uniqueItems: one("uniqueItems", fc.boolean()),
    items: one("items", schema),
    prefixItems: one("prefixItems", some),
    contains: fc.record(
      { contains: schema, minContains: small, maxContains: small },
      { requiredKeys: ["contains"], noNullPrototype: true },
    ),
    properties: one("properties", members),
    patternProperties: one(
      "patternProperties",
      fc.dictionary(fc.constantFrom(...patterns), schema, { maxKeys: 2, noNullPrototype: true }),
    ),
    additionalProperties: one("additionalProperties", schema),
    propertyNames: one("propertyNames", schema),
    required: one("required", lists),
    minProperties: one("minProperties", small),
    maxProperties: one("maxProperties", small),
    dependentRequired: one(
      "dependentRequired",
      fc.dictionary(fc.constantFrom(...names), lists, { maxKeys: 2, noNullPrototype: true }),
    ),
    dependentSchemas: one("dependentSchemas", members),
    allOf: one("allOf", some),
    anyOf: one("anyOf", some),
    oneOf: one("oneOf", some),
    not: one("not", schema),
    if: fc
      .tuple(schema, fc.option(schema), fc.option(schema))
      .map(([condition, whenTrue, whenFalse]) =>
        Object.fromEntries(
          [
            ["if", condition] as const,
            ["then", whenTrue] as const,
            ["else", whenFalse] as const,
          ].filter(([, part]) => part !== null),
        ),
      ),
    reference: one("$ref", fc.constantFrom(...kind.references)),
    unevaluatedProperties: one("unevaluatedProperties", schema),
    unevaluatedItems: one("unevaluatedItems", schema),
  };
}

function claimed(schema: Schema, kind: Kind): fc.Arbitrary<Record<string, unknown>>[] {
  return Object.entries(keywords(schema, kind))
    .filter(([keyword]) => !kind.without.includes(keyword))
    .map(([, value]) => value);
}

function schemaOf(kind: Kind): Schema {
  return fc.letrec<{ schema: unknown }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 1, arbitrary: fc.boolean() },
      {
        weight: 8,
        arbitrary: fc
          .array(fc.oneof(...claimed(tie("schema"), kind)), {
            minLength: 1,
            maxLength: 4,
          })
          .map((parts) => Object.assign({}, ...parts)),
      },
    ),
  })).schema;
}

/** A self-contained schema that may use every keyword that the generator claims. */
export function schemasOf(kind: Kind): fc.Arbitrary<Record<string, unknown>> {
  const schema = schemaOf(kind);
  return fc
    .record({ A: schema, B: schema, property: schema, root: schema })
    .map(({ A, B, property, root }) => ({
      ...(typeof root === "object" ? root : { allOf: [root] }),
      $defs: {
        A: { ...(typeof A === "object" ? A : {}), properties: { a: property } },
        B,
        record: { properties: { a: true }, patternProperties: { "^b": { type: "null" } } },
        list: { $anchor: "anchor", prefixItems: [{ type: ["string", "array"] }] },
      },
    }))
    .map((document) => JSON.parse(JSON.stringify(document)));
}
