import * as fc from "fast-check";
import type { SchemaKeywords, SchemaModel } from "../../src/model/model.ts";
import type { SchemaIndex } from "../../src/model/schema-index.ts";

type Values = fc.Arbitrary<unknown>;

/** Where values are used: in JSON, or as text in a parameter or part, which cannot represent every value distinctly. */
export interface Use {
  readonly schemas: SchemaIndex;
  readonly as: "json" | "text" | "header" | "word";
}

/** Below this depth, objects have only required members, and lists as few items as allowed. */
const MAX_DEPTH = 3;

const TEXTS = [
  "a",
  "Zoë",
  "名前",
  "a b",
  "a&b=c",
  "50%",
  "/?#",
  "a+b",
  "x;y",
  "a.b",
  "~!'()*",
  "\u{1F600}",
];
const WORDS = ["a", "Zoë", "50%", "x;y"];
const HEADER_TEXTS = ["a", "Zo", "a b", "a&b=c", "50%"];

const FORMATS: Readonly<Record<string, string>> = {
  date: "2024-02-29",
  "date-time": "2024-02-29T12:30:00Z",
  time: "12:30:00Z",
  duration: "P1D",
  email: "ada@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a?b=c",
  url: "https://example.com/a?b=c",
  "uri-reference": "/a?b=c",
  uuid: "0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10",
  byte: "YWJj",
  regex: "a+",
  "json-pointer": "/a",
};

/** Values that conform to most of a schema; a filter takes care of the rest. */
export function valuesOf(schema: SchemaModel, use: Use, depth = 0): Values {
  if (schema.kind === "reference") {
    const target = use.schemas.get(schema.name) ?? { kind: "always" };
    const parts = [target, ...(schema.and ? [schema.and] : [])];
    return fc.tuple(...parts.map((part) => valuesOf(part, use, depth + 1))).map(merged);
  }
  if (schema.kind !== "schema") return fc.constant("anything");
  if (schema.const) return fc.constant(schema.const.value);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  const parts = [
    ...(schema.types || schema.properties || (choices.length === 0 && !schema.allOf)
      ? [ownValues(schema, use, depth)]
      : []),
    ...(schema.allOf ?? []).map((part) => valuesOf(part, use, depth + 1)),
    ...(choices.length > 0 ? [chosen(schema, choices, use, depth)] : []),
  ];
  return fc.tuple(...parts).map(merged);
}

/** A value of one of several schemas, selected by the discriminator. */
function chosen(
  { discriminator }: SchemaKeywords,
  choices: readonly SchemaModel[],
  use: Use,
  depth: number,
): Values {
  return fc.oneof(
    ...choices.map((choice) => {
      const values = valuesOf(choice, use, depth + 1);
      if (!discriminator || choice.kind !== "reference") return values;
      const named = discriminator.mapping.find(({ schema }) => schema === choice.name);
      const mark = named ? { [discriminator.property]: named.value } : {};
      return values.map((value) => merged([value, mark]));
    }),
  );
}

/** Merges objects; of other values, the last one wins. */
function merged(values: readonly unknown[]): unknown {
  if (values.length > 0 && values.every(isRecord)) return Object.assign({}, ...values);
  return values.at(-1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownValues(schema: SchemaKeywords, use: Use, depth: number): Values {
  const said = schema.types ?? [
    schema.properties || schema.additionalProperties ? "object" : schema.items ? "array" : "string",
  ];
  const types = said.filter((type) => type !== "null" || (use.as === "json" && said.length > 1));
  if (types.length === 0) return fc.constant(null);
  return fc.oneof(
    ...types.map((type): Values => {
      switch (type) {
        case "null":
          return fc.constant(null);
        case "boolean":
          return fc.boolean();
        case "bigint":
        case "integer":
        case "number":
          return numbersOf(schema);
        case "string":
          return textsOf(schema, use);
        case "array":
          return listsOf(schema, use, depth);
        case "object":
          return objectsOf(schema, use, depth);
      }
    }),
  );
}

function numbersOf({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf = 1,
}: SchemaKeywords): Values {
  const least = Math.ceil(minimum ?? (exclusiveMinimum ?? -2) + 1);
  const most = Math.floor(maximum ?? (exclusiveMaximum ?? Math.max(least, 0) + 101) - 1);
  const min = safe(Math.ceil(least / multipleOf));
  return fc
    .integer({ min, max: safe(Math.max(min, Math.floor(most / multipleOf))) })
    .map((times) => times * multipleOf);
}

/**
 * Limits a bound to the safe integers, because fast-check does not terminate with larger bounds, such as those of 64
 * bits.
 */
function safe(bound: number): number {
  return Math.min(Math.max(bound, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/** Texts that match a pattern. fast-check does not support lookahead, so such patterns use a list of texts. */
function matching(pattern: RegExp): Values {
  try {
    return fc.stringMatching(pattern);
  } catch {
    const fitting = [...TEXTS, "abc", "abc-1", "0", "a1B2c3d4"].filter((one) => pattern.test(one));
    return fc.constantFrom(...(fitting.length > 0 ? fitting : ["a"]));
  }
}

function textsOf(
  { format, pattern, minLength = 0, maxLength = Infinity }: SchemaKeywords,
  { as }: Use,
): Values {
  if (pattern !== undefined) return matching(new RegExp(pattern, "u"));
  const named = FORMATS[format ?? ""];
  if (named !== undefined) return fc.constant(named);
  const texts = as === "header" ? HEADER_TEXTS : as === "word" ? WORDS : TEXTS;
  const fitting = [...texts, "a".repeat(minLength)].filter((text) => {
    const { length } = [...text];
    return length >= Math.max(minLength, 1) && length <= maxLength;
  });
  return fc.constantFrom(...(fitting.length > 0 ? fitting : ["a"]));
}

function listsOf(
  { items, minItems = 0, maxItems = 3, uniqueItems, prefixItems = [] }: SchemaKeywords,
  use: Use,
  depth: number,
): Values {
  const least = Math.max(minItems, use.as === "json" ? 0 : 1);
  const most = depth > MAX_DEPTH ? least : Math.max(least, Math.min(maxItems, 3));
  if (most === 0) return fc.constant([]);
  const item = valuesOf(items ?? { kind: "always" }, use, depth + 1);
  const first = fc.tuple(...prefixItems.map((part) => valuesOf(part, use, depth + 1)));
  const lengths = { minLength: least, maxLength: most };
  const rest = uniqueItems
    ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) })
    : fc.array(item, lengths);
  return prefixItems.length > 0 ? first : rest;
}

function objectsOf(schema: SchemaKeywords, use: Use, depth: number): Values {
  const { properties = [], additionalProperties, required = [] } = schema;
  const isShort = depth > MAX_DEPTH;
  const members = properties.filter(({ name }) => !isShort || required.includes(name));
  const isOpen =
    !isShort &&
    additionalProperties?.kind !== "never" &&
    (additionalProperties !== undefined || properties.length === 0);
  const named: [string, SchemaModel][] = [
    ...members.map(({ name, schema: inner }): [string, SchemaModel] => [name, inner]),
    ...required
      .filter((name) => !properties.some((property) => property.name === name))
      .map((name): [string, SchemaModel] => [name, additionalProperties ?? { kind: "always" }]),
    ...(isOpen
      ? [["other", additionalProperties ?? { kind: "always" }] as [string, SchemaModel]]
      : []),
  ];
  const values = fc.tuple(...named.map(([, inner]) => valuesOf(inner, use, depth + 1)));
  const isLeftOut = fc.array(fc.boolean(), { minLength: named.length, maxLength: named.length });
  return fc.tuple(values, isLeftOut).map(([all, out]) =>
    Object.fromEntries(
      named
        .map(([name], index) => [name, all[index], out[index]] as const)
        .filter(([name, , leave]) => !leave || use.as !== "json" || required.includes(name))
        .map(([name, value]) => [name, value]),
    ),
  );
}
