const integer = { type: "integer", format: "int32", minimum: 0 };
const text = { type: "string", minLength: 1, maxLength: 5 };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The schemas of one body, of which the first is the body itself; each kind combines schemas in another way. */
const kinds: readonly ((number: number) => Record<string, object>)[] = [
  (n) => ({
    [`Plain${n}`]: {
      type: "object",
      required: ["id", "a b"],
      properties: {
        id: integer,
        "a b": text,
        at: { type: "string", format: "date-time" },
        link: { type: ["string", "null"], format: "uri" },
        kind: { enum: ["one", n, null] },
      },
    },
  }),
  (n) => ({
    [`Tree${n}`]: {
      type: "object",
      required: ["value"],
      properties: { value: { multipleOf: 0.5 }, children: { items: ref(`Tree${n}`) } },
    },
  }),
  (n) => ({
    [`Pet${n}`]: {
      oneOf: [ref(`Cat${n}`), ref(`Dog${n}`)],
      discriminator: { propertyName: "kind" },
    },
    [`Cat${n}`]: {
      type: "object",
      required: ["kind"],
      properties: { kind: { const: `Cat${n}` }, lives: integer },
    },
    [`Dog${n}`]: {
      type: "object",
      required: ["kind", "name"],
      properties: { kind: { const: `Dog${n}` }, name: text },
    },
  }),
  (n) => ({
    [`Joined${n}`]: {
      allOf: [ref(`Part${n}`), { required: ["b"], properties: { b: { type: "boolean" } } }],
      unevaluatedProperties: false,
    },
    [`Part${n}`]: { type: "object", properties: { a: integer } },
  }),
  (n) => ({
    [`Chicken${n}`]: { type: "object", properties: { lays: ref(`Egg${n}`), id: integer } },
    [`Egg${n}`]: {
      anyOf: [
        { type: "null" },
        { required: ["hatches"], properties: { hatches: ref(`Chicken${n}`) } },
      ],
    },
  }),
  (n) => ({
    [`List${n}`]: {
      type: "array",
      prefixItems: [integer],
      items: text,
      contains: { const: "a" },
      uniqueItems: true,
      maxItems: 4,
    },
  }),
  (n) => ({
    [`Map${n}`]: {
      type: "object",
      propertyNames: { pattern: "^[a-z]*$" },
      patternProperties: { "^n": integer },
      additionalProperties: { type: ["string", "null"] },
      dependentRequired: { a: ["b"] },
      minProperties: 1,
    },
  }),
  (n) => ({
    [`Fork${n}`]: {
      if: { type: "integer" },
      else: { type: "string", not: { const: "a" } },
      minimum: n % 3,
    },
  }),
];

/** The schemas of body `number`, by name. */
export function schemasOf(number: number): Record<string, object> {
  return kinds[number % kinds.length]?.(number) ?? {};
}
