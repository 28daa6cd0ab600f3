import * as fc from "fast-check";

/** An arbitrary value in the place of another. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    "",
    "text",
    "true",
    "5",
    [],
    {},
    [null],
    [1, "a"],
    { a: 1 },
    { $ref: 1 },
  ),
  fc.constant({ $ref: "#/nowhere" }),
  fc.constant({ $ref: "other.yaml#/a" }),
);

/** Mostly a value that is valid in its place. */
function mostly<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: value as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: junk },
  );
}

const reference = fc
  .constantFrom("A", "a", "B", "C%20d", "D")
  .map((name) => ({ $ref: `#/components/schemas/${name}` }));
const keyword = {
  type: mostly(
    fc.constantFrom("string", "integer", "object", "array", ["string", "null"], "int", "any"),
  ),
  nullable: mostly(fc.boolean()),
  enum: mostly(fc.constantFrom(["a"], [1, "1"], [null], [true])),
  const: fc.constantFrom(1, "a", null),
  pattern: mostly(fc.constantFrom("^a$", "(?i)a", "\\A\\-", "(", "[[:alpha:]]")),
  minimum: mostly(fc.integer()),
  exclusiveMinimum: mostly(fc.boolean()),
  minLength: mostly(fc.nat(5)),
  required: mostly(fc.constantFrom(["a"], ["a", "b"])),
  description: mostly(fc.constant("It.")),
  example: junk,
  default: junk,
  format: mostly(fc.constantFrom("date", "binary", "int64")),
  discriminator: mostly(
    fc.constantFrom({ propertyName: "a" }, { propertyName: "a", mapping: { x: "A" } }),
  ),
  readOnly: mostly(fc.boolean()),
  $recursiveRef: fc.constant("#"),
  $dynamicRef: fc.constant("#anchor"),
  unknown: junk,
};

/** A schema, or a value that is not a schema. */
export const kindsOfSchema: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2 },
    { weight: 1, arbitrary: junk },
    { weight: 2, arbitrary: reference },
    { weight: 4, arbitrary: fc.record(keyword, { requiredKeys: [] }) },
    {
      weight: 3,
      arbitrary: fc.record(
        {
          type: keyword.type,
          properties: mostly(fc.dictionary(fc.constantFrom("a", "b", "__proto__"), tie("schema"))),
          patternProperties: fc.dictionary(fc.constantFrom("^a", "(", "\\:"), tie("schema")),
          additionalProperties: tie("schema"),
          items: fc.oneof(tie("schema"), fc.array(tie("schema"), { maxLength: 2 })),
          allOf: mostly(fc.array(tie("schema"), { maxLength: 2 })),
          oneOf: mostly(fc.array(tie("schema"), { maxLength: 2 })),
          anyOf: mostly(fc.array(tie("schema"), { maxLength: 2 })),
          not: tie("schema"),
          unevaluatedProperties: tie("schema"),
          discriminator: keyword.discriminator,
          required: keyword.required,
        },
        { requiredKeys: [] },
      ),
    },
  ),
})).schema;

const parameter = fc.record(
  {
    name: mostly(fc.constantFrom("id", "x", "a b", "filter")),
    in: mostly(
      fc.constantFrom("path", "query", "header", "cookie", "body", "formData", "querystring"),
    ),
    required: mostly(fc.boolean()),
    style: mostly(fc.constantFrom("form", "simple", "deepObject", "matrix")),
    explode: mostly(fc.boolean()),
    schema: kindsOfSchema,
    content: mostly(fc.constantFrom({ "application/json": {} }, { "text/csv": {} })),
  },
  { requiredKeys: ["name", "in"] },
);

const content = mostly(
  fc.dictionary(
    fc.constantFrom(
      "application/json",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "text/plain",
      "text/event-stream",
      "*/*",
      "image/png",
      "text/json",
      "json",
      "",
    ),
    mostly(
      fc.record(
        { schema: kindsOfSchema, encoding: mostly(fc.constant({ a: { contentType: "a/b" } })) },
        { requiredKeys: [] },
      ),
    ),
    { maxKeys: 2 },
  ),
);

/** An operation, or a value that is not an operation. */
export const operationOf: fc.Arbitrary<unknown> = mostly(
  fc.record(
    {
      operationId: mostly(fc.constantFrom("getA", "get-a", "list things", "class", "名")),
      parameters: mostly(fc.array(mostly(parameter), { maxLength: 3 })),
      requestBody: mostly(
        fc.record({ content, required: mostly(fc.boolean()) }, { requiredKeys: ["content"] }),
      ),
      responses: mostly(
        fc.dictionary(
          fc.constantFrom("200", "4xx", "default", "ok"),
          mostly(
            fc.record({ description: mostly(fc.constant("It.")), content }, { requiredKeys: [] }),
          ),
          { maxKeys: 3 },
        ),
      ),
      security: mostly(fc.constantFrom([{ key: [] }], [{ other: [] }, {}], [])),
      deprecated: mostly(fc.boolean()),
      tags: mostly(fc.constant(["a"])),
      "x-pagination": junk,
    },
    { requiredKeys: [] },
  ),
);
