import { beforeAll, describe, expect, test } from "vitest";
import { createEchoStub, type EchoStub } from "../support/echo-stub.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kinds = (more: object) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: text, ...more },
});

const closed = { type: "object", additionalProperties: false };

const schemas = {
  Plain: { type: "object", properties: { name: text, size: integer } },
  Sized: { allOf: [ref("Plain"), { required: ["size"] }] },
  Named: { ...ref("Plain"), required: ["name"] },
  Either: {
    ...kinds({ name: text, size: integer }),
    anyOf: [{ required: ["name"] }, { required: ["size"] }],
  },
  Unlisted: { type: "object", required: ["id"], properties: { name: text } },
  Two: { type: "array", minItems: 2, prefixItems: [text, integer], items: false },
  Perhaps: { type: "array", prefixItems: [text, integer], items: false },
  Tail: { type: "array", minItems: 1, prefixItems: [text], items: integer },
  Exhausted: { type: "array", minItems: 1, prefixItems: [text, integer], unevaluatedItems: false },
  Bounded: { allOf: [ref("Plain"), { required: ["size"], properties: { size: { minimum: 3 } } }] },
  Restated: { allOf: [ref("Plain")], required: ["name"], properties: { name: { minLength: 2 } } },
  Short: { type: "array", minItems: 1, maxItems: 1, prefixItems: [text, integer] },
  Cat: kinds({ lives: integer }),
  Dog: kinds({ lives: text }),
  ByName: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
  Mapped: {
    anyOf: [ref("Cat"), ref("Dog")],
    discriminator: { propertyName: "kind", mapping: { c: "Cat", k: "Cat", d: "Dog" } },
  },
  Parent: kinds({ kind: { enum: ["Hen", "Cow"] } }),
  Hen: { allOf: [ref("Parent"), { required: ["eggs"], properties: { eggs: integer } }] },
  Cow: { allOf: [ref("Parent"), { required: ["milk"], properties: { milk: text } }] },
  Closed: { type: "object", properties: { id: integer }, additionalProperties: false },
  Extended: { allOf: [ref("Closed"), { properties: { note: text } }] },
  Outer: { ...closed, allOf: [ref("Plain")], required: ["name"] },
  Twice: { ...closed, allOf: [ref("Outer")], properties: { more: text } },
  Pet: {
    ...kinds({}),
    discriminator: { propertyName: "kind", mapping: { d: "#/components/schemas/Pup" } },
  },
  Pup: { allOf: [ref("Pet"), { required: ["barks"], properties: { barks: integer } }] },
  Kit: { allOf: [ref("Pet"), { properties: { kind: { enum: ["kit"] }, mews: text } }] },
  Inherited: { oneOf: [ref("Pup"), ref("Kit")], discriminator: { propertyName: "kind" } },
  Farm: { oneOf: [ref("Hen"), ref("Cow")], discriminator: { propertyName: "kind" } },
};

const uses = `
  export const pairOf: sent.Two = ["a", 1];
  // @ts-expect-error one is missing
  export const single: sent.Two = ["a"];
  // @ts-expect-error one too many
  export const three: sent.Two = ["a", 1, 2];
  export const perhaps: sent.Perhaps[] = [[], ["a"], ["a", 1]];
  export const tail: sent.Tail[] = [["a"], ["a", 1, 2]];
  // @ts-expect-error the first is a text
  export const turned: sent.Tail = [1];
  export const short: sent.Short = ["a"];
  // @ts-expect-error one too many
  export const exhausted: sent.Exhausted = ["a", 1, 2];
  export const bounded = (value: sent.Bounded): number => value.size;
  export const restated = (value: sent.Restated): string => value.name;
  export const size = (value: sent.Sized): number => value.size;
  export const name = (value: sent.Named): string => value.name;
  // @ts-expect-error size is required by another branch
  export const sized: sent.Sized = { name: "a" };
  // @ts-expect-error one of the two is required
  export const either: sent.Either = { kind: "a" };
  export const unlisted: sent.Unlisted = { id: 1 };
  export const outer = (value: sent.Outer): string => value.name;
  export const extended: sent.Extended = { id: 1, note: "a" };
  export const lives = (pet: sent.ByName): number | string | undefined => {
    if (pet.kind === "Cat") { const own: number | undefined = pet.lives; return own; }
    const other: string | undefined = pet.lives; return other;
  };
  export const mapped = (pet: sent.Mapped): number | undefined => pet.kind === "d" ? 0 : pet.lives;
  export const inherited = (pet: sent.Inherited): number | string | undefined =>
    pet.kind === "d" ? pet.barks : pet.mews;
  export const farm = (animal: sent.Farm): number | string =>
    animal.kind === "Hen" ? animal.eggs : animal.milk;`;

let echoStub: EchoStub;
beforeAll(async () => {
  echoStub = await createEchoStub(schemas, uses);
});

interface Case {
  readonly schema: keyof typeof schemas;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const cases: readonly Case[] = [
  { schema: "Sized", good: [{ size: 1 }], bad: [{ name: "a" }] },
  { schema: "Named", good: [{ name: "a" }], bad: [{ size: 1 }] },
  { schema: "Either", good: [{ kind: "a", size: 1 }], bad: [{ kind: "a" }] },
  { schema: "Closed", good: [{ id: 1 }], bad: [{ id: 1, note: "a" }] },
  { schema: "Extended", good: [{ id: 1, note: "a" }], bad: [{ id: "1" }] },
  { schema: "Outer", good: [{ name: "a", size: 1 }], bad: [{ size: 1 }, { name: "a", id: 1 }] },
  { schema: "Twice", good: [{ name: "a", more: "b" }], bad: [{ name: "a", id: 1 }] },
  { schema: "Two", good: [["a", 1]], bad: [["a"], ["a", 1, 2], [1, "a"]] },
  { schema: "Perhaps", good: [[], ["a"]], bad: [["a", 1, 2]] },
  { schema: "Tail", good: [["a"], ["a", 1, 2]], bad: [["a", "b"], [1]] },
  { schema: "Exhausted", good: [["a"], ["a", 1]], bad: [["a", 1, 2]] },
  { schema: "Bounded", good: [{ size: 3 }], bad: [{}, { size: 2 }] },
  { schema: "Restated", good: [{ name: "ab" }], bad: [{}, { name: "a" }] },
  { schema: "Short", good: [["a"]], bad: [["a", 1]] },
  {
    schema: "ByName",
    good: [{ kind: "Cat", lives: 9 }, { kind: "Dog" }],
    bad: [{ kind: "Cat", lives: "9" }, { kind: "Cow" }],
  },
  {
    schema: "Mapped",
    good: [{ kind: "c" }, { kind: "k", lives: 1 }, { kind: "d", lives: "1" }],
    bad: [{ kind: "Cat" }, { kind: "d", lives: 1 }],
  },
  {
    schema: "Inherited",
    good: [{ kind: "d", barks: 1 }, { kind: "kit" }],
    bad: [{ kind: "Pup", barks: 1 }, { kind: "Kit" }, { kind: "d" }],
  },
  { schema: "Farm", good: [{ kind: "Hen", eggs: 1 }], bad: [{ kind: "Cow", eggs: 1 }] },
];

describe.each(cases)("$schema", ({ schema, good, bad }) => {
  test("returns valid values unchanged", async () => {
    for (const value of good)
      expect(await echoStub.client[schema]?.({ body: value })).toEqual(value);
  });

  test("responds with 400 to other values", async () => {
    for (const value of bad) {
      const { status } = await echoStub.send(schema, value);
      expect(status, JSON.stringify(value)).toBe(400);
    }
  });
});

test.each([
  ["a body", '{"kind":"Dog","lives":"1","far":[1,-9007199254740993]}', "/far/1"],
  ["a fraction of zeros", '{"kind":"Dog","far":[9007199254740993.0]}', "/far/0"],
  ["an exponent", '{"kind":"Dog","far":[90071992547409930e-1]}', "/far/0"],
  ["an infinite number", '{"kind":"Dog","far":[1e400]}', "/far/0"],
  ["a name with signs", '{"kind":"Dog","a/b~":9007199254740993}', "/a~1b~0"],
])("refuses an integer too large for a number, with its place: %s", async (_, body, pointer) => {
  const { status, json } = await echoStub.send("Dog", body);
  expect(status).toBe(400);
  expect(json).toMatchObject({ errors: [{ in: "body", pointer, keyword: "precision" }] });
});
