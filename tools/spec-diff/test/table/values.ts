import type { KnownSchemaChange } from "./known-change.ts";

const NARROWER = "What was allowed is refused now: anyone who sends it is concerned.";
const WIDER = "Something is allowed that was not: anyone who receives it is concerned.";
const OTHER = "Some values are refused and others allowed: both are concerned.";
const SAME = "The same values are allowed as before.";

const narrower = {
  request: ["breaks", "safe"],
  response: ["safe", "work"],
  because: NARROWER,
} as const;
const wider = { request: ["safe", "work"], response: ["breaks", "safe"], because: WIDER } as const;
const other = {
  request: ["breaks", "work"],
  response: ["breaks", "work"],
  because: OTHER,
} as const;
const same = { request: ["safe", "safe"], response: ["safe", "safe"], because: SAME } as const;

const text = { type: "string" };

/** Changes of the values of one optional member. */
export const VALUES: readonly KnownSchemaChange[] = [
  { what: "string becomes integer", before: text, after: { type: "integer" }, ...other },
  {
    what: "integer becomes number",
    before: { type: "integer" },
    after: { type: "number" },
    ...wider,
  },
  {
    what: "number becomes integer",
    before: { type: "number" },
    after: { type: "integer" },
    ...narrower,
  },
  { what: "null is taken too", before: text, after: { type: ["string", "null"] }, ...wider },
  {
    what: "null is no longer taken",
    before: { type: ["string", "null"] },
    after: text,
    ...narrower,
  },
  { what: "the type is removed", before: text, after: {}, ...wider },
  { what: "a type is given", before: {}, after: text, ...narrower },
  {
    what: "a value joins the enum",
    before: { ...text, enum: ["a", "b"] },
    after: { ...text, enum: ["a", "b", "c"] },
    ...wider,
  },
  {
    what: "a value leaves the enum",
    before: { ...text, enum: ["a", "b"] },
    after: { ...text, enum: ["a"] },
    ...narrower,
  },
  {
    what: "a value of the enum is replaced",
    before: { ...text, enum: ["a", "b"] },
    after: { ...text, enum: ["a", "c"] },
    ...other,
  },
  { what: "an enum is added", before: text, after: { ...text, enum: ["a"] }, ...narrower },
  { what: "the enum is removed", before: { ...text, enum: ["a"] }, after: text, ...wider },
  {
    what: "the enum has another order",
    before: { ...text, enum: ["a", "b"] },
    after: { ...text, enum: ["b", "a"] },
    ...same,
  },
  { what: "const becomes an enum of it", before: { const: "a" }, after: { enum: ["a"] }, ...same },
  { what: "const has another value", before: { const: "a" }, after: { const: "b" }, ...other },
  {
    what: "minLength is raised",
    before: { ...text, minLength: 1 },
    after: { ...text, minLength: 5 },
    ...narrower,
  },
  {
    what: "minLength is lowered",
    before: { ...text, minLength: 5 },
    after: { ...text, minLength: 1 },
    ...wider,
  },
  { what: "minLength 0 is added", before: text, after: { ...text, minLength: 0 }, ...same },
  {
    what: "maxLength is lowered",
    before: { ...text, maxLength: 9 },
    after: { ...text, maxLength: 5 },
    ...narrower,
  },
  { what: "maxLength is removed", before: { ...text, maxLength: 9 }, after: text, ...wider },
  {
    what: "maximum is lowered",
    before: { type: "integer", maximum: 9 },
    after: { type: "integer", maximum: 5 },
    ...narrower,
  },
  {
    what: "maximum is raised",
    before: { type: "integer", maximum: 5 },
    after: { type: "integer", maximum: 9 },
    ...wider,
  },
  {
    what: "minimum is added",
    before: { type: "integer" },
    after: { type: "integer", minimum: 1 },
    ...narrower,
  },
  {
    what: "minimum 1 of an integer becomes exclusiveMinimum 0",
    before: { type: "integer", minimum: 1 },
    after: { type: "integer", exclusiveMinimum: 0 },
    ...same,
  },
  {
    what: "minimum 0 of a number becomes exclusiveMinimum 0",
    before: { type: "number", minimum: 0 },
    after: { type: "number", exclusiveMinimum: 0 },
    ...narrower,
  },
  {
    what: "multipleOf 2 becomes 4",
    before: { type: "integer", multipleOf: 2 },
    after: { type: "integer", multipleOf: 4 },
    ...narrower,
  },
  {
    what: "multipleOf 4 becomes 2",
    before: { type: "integer", multipleOf: 4 },
    after: { type: "integer", multipleOf: 2 },
    ...wider,
  },
  { what: "a pattern is added", before: text, after: { ...text, pattern: "^a" }, ...narrower },
  { what: "the pattern is removed", before: { ...text, pattern: "^a" }, after: text, ...wider },
  {
    what: "the pattern is another",
    before: { ...text, pattern: "^a" },
    after: { ...text, pattern: "^b" },
    ...other,
  },
  { what: "a format is added", before: text, after: { ...text, format: "uuid" }, ...narrower },
  {
    what: "uri becomes uri-reference",
    before: { ...text, format: "uri" },
    after: { ...text, format: "uri-reference" },
    ...wider,
  },
  {
    what: "int64 becomes int32",
    before: { type: "integer", format: "int64" },
    after: { type: "integer", format: "int32" },
    ...narrower,
  },
  {
    what: "date becomes date-time",
    before: { ...text, format: "date" },
    after: { ...text, format: "date-time" },
    ...other,
  },
  {
    what: "a value of `not` is added",
    before: text,
    after: { ...text, not: { const: "x" } },
    ...narrower,
  },
];

const list = { type: "array", items: text };
const map = { type: "object", additionalProperties: text };

/** Changes of the structure of one optional member. */
export const STRUCTURES: readonly KnownSchemaChange[] = [
  {
    what: "maxItems is lowered",
    before: { ...list, maxItems: 9 },
    after: { ...list, maxItems: 5 },
    ...narrower,
  },
  {
    what: "minItems is lowered",
    before: { ...list, minItems: 2 },
    after: { ...list, minItems: 1 },
    ...wider,
  },
  {
    what: "uniqueItems is asked for",
    before: list,
    after: { ...list, uniqueItems: true },
    ...narrower,
  },
  {
    what: "uniqueItems: false is written out",
    before: list,
    after: { ...list, uniqueItems: false },
    ...same,
  },
  {
    what: "items may be null",
    before: list,
    after: { ...list, items: { type: ["string", "null"] } },
    ...wider,
  },
  {
    what: "items get an enum",
    before: list,
    after: { ...list, items: { ...text, enum: ["a"] } },
    ...narrower,
  },
  {
    what: "values of a map get a maxLength",
    before: map,
    after: { ...map, additionalProperties: { ...text, maxLength: 9 } },
    ...narrower,
  },
  {
    what: "unnamed members are refused",
    before: { type: "object" },
    after: { type: "object", additionalProperties: false },
    ...narrower,
  },
  {
    what: "unnamed members are allowed",
    before: { type: "object", additionalProperties: false },
    after: { type: "object" },
    ...wider,
  },
  {
    what: "additionalProperties: true is written out",
    before: { type: "object" },
    after: { type: "object", additionalProperties: true },
    ...same,
  },
  {
    what: "a tuple gets another element",
    before: { type: "array", prefixItems: [text] },
    after: { type: "array", prefixItems: [{ type: "integer" }] },
    ...other,
  },
  {
    what: "dependentRequired is added",
    before: { type: "object" },
    after: { type: "object", dependentRequired: { a: ["b"] } },
    ...narrower,
  },
  {
    what: "a string may be an integer too, by anyOf",
    before: text,
    after: { anyOf: [text, { type: "integer" }] },
    ...wider,
  },
  {
    what: "anyOf of two becomes one of them",
    before: { anyOf: [text, { type: "integer" }] },
    after: text,
    ...narrower,
  },
  {
    what: "anyOf with null becomes a list of types",
    before: { anyOf: [text, { type: "null" }] },
    after: { type: ["string", "null"] },
    ...same,
  },
  { what: "allOf of one becomes the schema", before: { allOf: [text] }, after: text, ...same },
  {
    what: "a schema gets a name",
    before: { type: "object", required: ["title"], properties: { title: text, detail: text } },
    after: { $ref: "#/components/schemas/Problem" },
    ...same,
  },
  {
    what: "variants have another order",
    before: {
      oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Invoice" }],
    },
    after: {
      oneOf: [{ $ref: "#/components/schemas/Invoice" }, { $ref: "#/components/schemas/Card" }],
    },
    ...same,
  },
  {
    what: "a branch of allOf requires a member",
    before: { allOf: [{ $ref: "#/components/schemas/Card" }, { type: "object" }] },
    after: {
      allOf: [{ $ref: "#/components/schemas/Card" }, { type: "object", required: ["number"] }],
    },
    ...narrower,
  },
  {
    what: "a description is another",
    before: { ...text, description: "One" },
    after: { ...text, description: "Two" },
    ...same,
    because: "Words are not sent.",
  },
  {
    what: "an example is another",
    before: { ...text, examples: ["a"] },
    after: { ...text, examples: ["b"] },
    ...same,
    because: "Examples are not sent.",
  },
  {
    what: "it is deprecated",
    before: text,
    after: { ...text, deprecated: true },
    ...same,
    because: "It is still sent and taken.",
  },
  {
    what: "the default is another",
    before: { ...text, default: "a" },
    after: { ...text, default: "b" },
    request: ["breaks", "work"],
    response: ["safe", "safe"],
    because: "The same request asks for something else; in a response a default is a remark.",
  },
  {
    what: "a default is added",
    before: text,
    after: { ...text, default: "a" },
    request: ["safe", "work"],
    response: ["safe", "safe"],
    because: "Nothing was promised of an absent value; implementers have to follow the promise.",
  },
  {
    what: "the default is removed",
    before: { ...text, default: "a" },
    after: text,
    request: ["breaks", "work"],
    response: ["safe", "safe"],
    because: "Callers who left it out relied on it.",
  },
];
