import { createNotes } from "@document-export/openapi";
import { beforeAll, describe, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more: object = {}) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  ...more,
});

/** Schemas for which a mock value is generated, each of another kind. */
const SCHEMAS = {
  formats: object(
    Object.fromEntries(
      "date-time date time duration uuid uri email ipv4 ipv6 hostname"
        .split(" ")
        .map((format) => [format, { ...text, format }]),
    ),
  ),
  patterns: object(
    Object.fromEntries(
      [
        "^[A-Z]{2}-\\d{4}$",
        "^(usd|eur)_[a-f0-9]{8,}$",
        "^\\+?[1-9]\\d{1,14}$",
        "^\\p{Lu}[\\p{L} ]+$",
        "^(?=.*\\d).{8,}$",
        "^v\\d+(\\.\\d+){2}(-[\\w.]+)?$",
        "@",
      ].map((pattern) => [pattern, { ...text, pattern }]),
    ),
  ),
  lengths: object({ long: { ...text, minLength: 90 }, short: { ...text, maxLength: 2 } }),
  numbers: object({
    exclusive: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 0.1 },
    multiple: { ...integer, minimum: 10, multipleOf: 7 },
    negative: { ...integer, maximum: -5 },
  }),
  lists: object({
    unique: { type: "array", items: integer, uniqueItems: true, minItems: 3 },
    tuple: { type: "array", prefixItems: [text, integer], minItems: 2, items: false },
    contains: { type: "array", contains: { const: 5 }, minItems: 1 },
  }),
  values: object({
    one: { enum: ["a", "b"] },
    constant: { const: { a: [1] } },
    none: { type: "null" },
  }),
  parts: { allOf: [object({ id: integer }), object({ name: text }), { required: ["other"] }] },
  bounds: {
    allOf: [
      { properties: { size: { ...integer, minimum: 3 } } },
      object({ size: { ...integer, maximum: 3 } }),
    ],
  },
  kinds: {
    oneOf: [ref("Cat"), ref("Dog")],
    discriminator: { propertyName: "kind", mapping: { c: "Cat", d: "Dog" } },
  },
  forked: {
    ...object({ a: { enum: ["x"] } }),
    if: { properties: { a: { const: "y" } } },
    else: { required: ["b"], properties: { b: text } },
  },
  itself: ref("Tree"),
  open: { type: "object", additionalProperties: integer, minProperties: 0 },
  anything: {},
};
const schemas = {
  Cat: object({ kind: text, lives: integer }),
  Dog: object({ kind: text, bark: text }),
  Tree: object(
    { name: text, children: { type: "array", items: ref("Tree") } },
    {
      properties: {
        name: text,
        parent: ref("Tree"),
        children: { type: "array", items: ref("Tree") },
      },
    },
  ),
};

const json = (schema: object, more: object = {}) => ({ "application/json": { schema, ...more } });
const get = (
  operationId: string,
  content: object | undefined,
  more: object = {},
  status = "200",
) => ({
  get: {
    operationId,
    responses: { [status]: { description: "What comes", ...(content && { content }), ...more } },
  },
});
const user = object({ id: integer, name: text });
const paths = {
  ...Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [`/${name}`, get(name, json(schema))]),
  ),
  "/right": get("right", json(user, { example: { id: 7, name: "Ada" } })),
  "/wrong": get("wrong", json(user, { example: { id: "seven", name: "Ada" } })),
  "/second": get(
    "second",
    json(user, { examples: { bad: { value: {} }, good: { value: { id: 1, name: "b" } } } }),
  ),
  "/empty": get("empty", undefined, {}, "204"),
  "/default": get("otherwise", json(user), {}, "default"),
  "/several": get("several", { "text/plain": {}, ...json(user) }),
  "/text": get("plain", { "text/plain": { schema: text } }),
  "/headers": get("headers", json(user), {
    headers: { "X-Rate": { required: true, schema: { ...integer, minimum: 5 } } },
  }),
  "/impossible": get(
    "impossible",
    json({ type: "object", required: ["a"], properties: { a: false } }),
  ),
};
const notes = createNotes();
const description = {
  openapi: "3.1.1",
  info: { title: "Mocks", version: "1" },
  paths,
  components: { schemas },
};
const model = buildModel(description, notes);

let client: ReturnType<LoadedClient["createClient"]>;
let fetchFrom: (path: string) => Promise<Response>;
const faults: string[] = [];
beforeAll(async () => {
  const more = `
    import { createServer, stub } from "./stub/server.js";
    export const serve = (onError: (error: unknown) => void) => createServer({ handlers: stub(), onError });`;
  const { made } = await loadPairs({ made: { model, more } });
  const { serve } = made.more as {
    serve(onError: (error: unknown) => void): { fetch(request: Request): Promise<Response> };
  };
  const { fetch } = serve((error) => faults.push(String(error)));
  const baseUrl = "http://mocks.test";
  client = made.client.createClient({ baseUrl, retries: 0, fetch });
  fetchFrom = (path) => fetch(new Request(baseUrl + path));
});

describe("a stub without handlers", () => {
  test.each(Object.keys(SCHEMAS))("responds with a value of the schema: %s", async (name) => {
    // The stub checks its responses: an invalid value would cause a 500.
    await client[name]?.();
    expect(faults).toEqual([]);
  });

  test("responds with a valid example", async () => {
    expect(await client.right?.()).toEqual({ id: 7, name: "Ada" });
    expect(await client.second?.()).toEqual({ id: 1, name: "b" });
  });

  test("responds with a generated value if the example is invalid or missing", async () => {
    for (const method of ["wrong", "otherwise", "several", "headers"])
      expect(await client[method]?.(), method).toMatchObject({ id: expect.any(Number) });
    expect(await client.plain?.()).toBe("text");
    expect(await client.empty?.()).toBeUndefined();
    expect((await fetchFrom("/headers")).headers.get("x-rate")).toBe("5");
  });

  test("responds with 501 if it cannot generate a value", async () => {
    expect((await fetchFrom("/impossible")).status).toBe(501);
  });
});

test("notes an example that contradicts its schema", () => {
  const places = notes.list.filter(({ kind }) => kind === "example").map(({ place }) => place);
  expect(places).toEqual([
    "#/paths/~1wrong/get/responses/200/content/application~1json/example",
    "#/paths/~1second/get/responses/200/content/application~1json/examples/bad",
  ]);
});
