import { expect, test } from "vitest";
import { emitSchemaTypes } from "../../src/emit/schemas/emit-schema-types.ts";
import { formatTypeScript } from "../../src/write/format-typescript.ts";
import { compile } from "../support/compile.ts";
import { modelOf } from "../support/fragment.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns the formatted types of some schemas, without the end that every file has in common. */
async function typesOf(schemas: object): Promise<string> {
  const file = { path: "schemas.ts", text: emitSchemaTypes(modelOf({ schemas })).text };
  const formatted = await formatTypeScript(file);
  return formatted.text.replace(/\n*export \{\};\n$/, "");
}

test("writes an object as an interface and everything else as an alias", async () => {
  const schemas = {
    Node: {
      type: "object",
      required: ["next"],
      properties: { next: { oneOf: [ref("Node"), { type: "null" }] }, name: ref("Name") },
    },
    Name: text,
    Both: { allOf: [ref("Node"), { type: "object", properties: { size: { type: "integer" } } }] },
    Bare: { type: "object", allOf: [ref("Node"), { anyOf: [ref("Name"), { required: ["a"] }] }] },
    Maybe: { type: ["object", "null"], properties: { name: text } },
    List: { type: "array", items: ref("List") },
  };
  expect(await typesOf(schemas)).toMatchInlineSnapshot(`
    "export interface Node {
      readonly next: Node | null;
      readonly name?: Name;
    }

    export type Name = string;

    export type Both = Node & {
      /** Integer. */
      readonly size?: number;
    };

    export type Bare = Node & (Name | { readonly a: {} | null });

    export type Maybe = {
      readonly name?: string;
    } | null;

    export type List = readonly List[];"
  `);
  expect(await compile([{ path: "schemas.ts", text: await typesOf(schemas) }])).toBe("");
});

test("types of unlisted members also allow those of listed ones", async () => {
  const schemas = {
    Open: {
      type: "object",
      required: ["id"],
      properties: { id: { type: "integer" }, name: text, self: ref("Open") },
      additionalProperties: { type: "boolean" },
    },
    Any: { type: "object", properties: { name: text }, additionalProperties: true },
    Closed: { type: "object", properties: { name: text }, additionalProperties: false },
    Map: { type: "object", additionalProperties: ref("Closed") },
    Nothing: { type: "object", additionalProperties: false },
  };
  expect(await typesOf(schemas)).toMatchInlineSnapshot(`
    "export interface Open {
      /** Integer. */
      readonly id: number;
      readonly name?: string;
      readonly self?: Open;
      readonly [member: string]: boolean | number | string | Open | undefined;
    }

    export interface Any {
      readonly name?: string;
      readonly [member: string]: unknown;
    }

    export interface Closed {
      readonly name?: string;
    }

    export interface Map {
      readonly [member: string]: Closed;
    }

    export interface Nothing {
      readonly [member: string]: never;
    }"
  `);
  expect(await compile([{ path: "schemas.ts", text: await typesOf(schemas) }])).toBe("");
});

test("writes nested open objects once", async () => {
  const inner = { type: "string" };
  const nested = Array.from({ length: 14 }).reduce<object>(
    (a) => ({ type: "object", properties: { a }, additionalProperties: inner }),
    inner,
  );
  expect((await typesOf({ Nested: nested })).length).toBeLessThan(20_000);
});

test("writes limits, defaults, examples and deprecation into the comment", async () => {
  const properties = {
    size: { type: "integer", minimum: 1, maximum: 200, default: 50, examples: [10, 20] },
    ratio: { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
    code: { type: "string", pattern: "^[A-Z`]+$", minLength: 3, maxLength: 3, deprecated: true },
    at: { type: "string", format: "date-time", description: "When it was." },
    tags: { type: "array", minItems: 1, uniqueItems: true, items: { ...text, examples: ["new"] } },
    kind: { ...ref("Kind"), description: "Which kind this is." },
    other: { allOf: [ref("Kind")] },
    long: { ...text, examples: ["x".repeat(300)] },
  };
  const Kind = { type: "string", description: "A kind.", maxLength: 9, example: "a" };
  expect(await typesOf({ All: { type: "object", properties }, Kind })).toMatchInlineSnapshot(`
    "export interface All {
      /**
       * Integer from 1 to 200.
       *
       * @default 50
       * @example 10
       * @example 20
       */
      readonly size?: number;
      /** Number greater than 0. A multiple of 0.5. */
      readonly ratio?: number;
      /**
       * Exactly 3 characters. Matches \`\` ^[A-Z\`]+$ \`\`.
       *
       * @deprecated
       */
      readonly code?: string;
      /**
       * When it was.
       *
       * Date and time of RFC 3339.
       */
      readonly at?: string;
      /**
       * At least 1 item. No item twice.
       *
       * @example ["new"]
       */
      readonly tags?: readonly string[];
      /**
       * Which kind this is.
       *
       * At most 9 characters.
       *
       * @example "a"
       */
      readonly kind?: Kind;
      /**
       * A kind.
       *
       * At most 9 characters.
       *
       * @example "a"
       */
      readonly other?: Kind;
      readonly long?: string;
    }

    /**
     * A kind.
     *
     * At most 9 characters.
     *
     * @example "a"
     */
    export type Kind = string;"
  `);
});

test("text of the description does not become a tag of a comment", async () => {
  const description = "Ask @deprecated.\n@deprecated at once; me@a.test and `@b` stay.";
  expect(await typesOf({ A: { ...text, description } })).toMatchInlineSnapshot(`
    "/**
     * Ask \`@deprecated.\`
     * \`@deprecated\` at once; me@a.test and \`@b\` stay.
     */
    export type A = string;"
  `);
});

test("types complete known values and accept any other string", async () => {
  const schemas = {
    Format: { ...text, "x-known-values": ["html", "*/"] },
    Holder: {
      type: "object",
      properties: { format: { type: ["string", "null"], "x-known-values": ["html"] } },
    },
  };
  expect(await typesOf(schemas)).toMatchInlineSnapshot(`
    "export type Format = "html" | "*/" | (string & {});

    export interface Holder {
      readonly format?: ("html" | (string & {})) | null;
    }"
  `);
});
