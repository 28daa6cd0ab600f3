import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

const rounds = Number(process.env.DOCUMENT_EXPORT_CALLS ?? 1);

type Place = "path" | "query" | "header" | "cookie";
type Kind = "scalar" | "list" | "object";

/** The values in the table of styles in OpenAPI 3.1 (Parameter Object, Style Examples). */
const COLORS = {
  scalar: "blue",
  list: ["blue", "black", "brown"],
  object: { R: 100, G: 200, B: 150 },
};

const SCHEMAS: Readonly<Record<Kind, object>> = {
  scalar: { type: "string" },
  list: { type: "array", items: { type: "string" } },
  object: {
    type: "object",
    properties: Object.fromEntries(["R", "G", "B"].map((name) => [name, { type: "integer" }])),
    additionalProperties: { type: "string" },
  },
};

/** The wire format of each of {@link COLORS}; undefined if the table has none. */
const TABLE: readonly (readonly [
  Place,
  string,
  boolean,
  scalar: string | undefined,
  list: string | undefined,
  object: string | undefined,
])[] = [
  ["path", "matrix", false, ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
  [
    "path",
    "matrix",
    true,
    ";color=blue",
    ";color=blue;color=black;color=brown",
    ";R=100;G=200;B=150",
  ],
  ["path", "label", false, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["path", "label", true, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ["path", "simple", false, "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["path", "simple", true, "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["query", "form", false, "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  ["query", "form", true, "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
  [
    "query",
    "spaceDelimited",
    false,
    undefined,
    "color=blue%20black%20brown",
    "color=R%20100%20G%20200%20B%20150",
  ],
  [
    "query",
    "pipeDelimited",
    false,
    undefined,
    "color=blue%7Cblack%7Cbrown",
    "color=R%7C100%7CG%7C200%7CB%7C150",
  ],
  [
    "query",
    "deepObject",
    true,
    undefined,
    undefined,
    "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
  ],
  ["header", "simple", false, "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["header", "simple", true, "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["cookie", "form", false, "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  [
    "cookie",
    "form",
    true,
    "color=blue",
    "color=blue; color=black; color=brown",
    "R=100; G=200; B=150",
  ],
];

interface Case {
  readonly id: string;
  readonly place: Place;
  readonly style: string;
  readonly kind: Kind;
  readonly wire: string;
  readonly parameter: object;
}

const styled = TABLE.flatMap(([place, style, explode, ...wires]) =>
  (["scalar", "list", "object"] as const).flatMap((kind, index): Case[] => {
    const wire = wires[index];
    const parameter = { in: place, style, explode, schema: SCHEMAS[kind] };
    const id = `${place} ${style}${explode ? " exploded" : ""} ${kind}`;
    return wire === undefined ? [] : [{ id, place, style, kind, wire, parameter }];
  }),
);
const asJson = (["path", "query", "header", "cookie"] as const).map((place): Case => {
  const content = { "application/json": { schema: SCHEMAS.object } };
  const text = '{"R":100,"G":200,"B":150}';
  const escaped = place === "header" ? text : encodeURIComponent(text);
  const wire = place === "path" || place === "header" ? escaped : `color=${escaped}`;
  return {
    id: `${place} content`,
    place,
    style: "content",
    kind: "object",
    wire,
    parameter: { in: place, content },
  };
});
const cases = [...styled, ...asJson];

const responses = { "204": { description: "Received" } };
const operations = cases.map(({ id, place, parameter }) => {
  const parameters = [{ name: "color", ...parameter, ...(place === "path" && { required: true }) }];
  const path = `/${id.replaceAll(" ", "-")}${place === "path" ? "/{color}/end" : ""}`;
  return [path, { get: { operationId: id, parameters, responses } }];
});
const twice = {
  operationId: "twice",
  parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
  responses,
};
const several = {
  operationId: "several",
  parameters: ["query", "cookie"].flatMap((place) =>
    ["One", "Two"].map((name) => ({ in: place, name: place + name, schema: { type: "string" } })),
  ),
  responses,
};
const model = buildModel({
  openapi: "3.1.1",
  info: { title: "Parameters", version: "1" },
  paths: {
    ...Object.fromEntries(operations),
    "/twice/{id}/of/{id}": { get: twice },
    "/several": { get: several },
  },
});

let methods: ReturnType<LoadedClient["createClient"]>;
let received: Record<string, Record<string, unknown>>;
let sent: Request;
beforeAll(async () => {
  const { made } = await loadPairs({ made: { model } });
  const handler = (request: Record<string, unknown>) => {
    received = request as typeof received;
    return { status: 204 };
  };
  const server = made.stub.createServer({
    handlers: Object.fromEntries(model.operations.map(({ id }) => [id, handler])),
    authenticate: async () => undefined,
  });
  methods = made.client.createClient({
    baseUrl: "http://stub.test",
    retries: 0,
    fetch: (request: Request) => {
      sent = request;
      return server.fetch(request);
    },
  });
});

const PLACES = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

function onTheWire(place: Place): string | null {
  const { pathname, search } = new URL(sent.url);
  if (place === "path") return pathname.split("/").at(-2) ?? null;
  if (place === "query") return search.slice(1);
  return sent.headers.get(place === "header" ? "color" : "cookie");
}

test.each(cases)("writes $id as in OpenAPI's table", async ({ id, place, kind, wire }) => {
  await methods[id]?.({ color: COLORS[kind] });
  expect(onTheWire(place)).toBe(wire);
  expect(received[PLACES[place]]?.color).toEqual(COLORS[kind]);
});

test("joins several parameters of one location in order", async () => {
  await methods.several?.({ queryOne: "&", queryTwo: "2", cookieOne: "1", cookieTwo: ";" });
  expect(onTheWire("query")).toBe("queryOne=%26&queryTwo=2");
  expect(onTheWire("cookie")).toBe("cookieOne=1; cookieTwo=%3B");
});

const LETTERS = [
  ..."aZ09 .,;:|/\\?#[]@!$&'()*+=%~^`{}<>\"-_",
  "é",
  "名",
  "\u{1F600}",
  "%2E",
  "%2F",
  "+",
];
/** Separators of a style that values must not contain, since they cannot be escaped there. */
const UNSAFE: Readonly<Record<string, string>> = { spaceDelimited: " +", pipeDelimited: "|" };

function textsFor({ place, style, kind }: Case): fc.Arbitrary<string> {
  const isHeader = place === "header" && style !== "content";
  const unsafe = (UNSAFE[style] ?? "") + (isHeader && kind !== "scalar" ? ",=" : "");
  const letters = LETTERS.filter(
    (letter) => !unsafe.includes(letter) && !(isHeader && letter > "~"),
  );
  const texts = fc.array(fc.constantFrom(...letters), {
    minLength: kind === "scalar" ? 0 : 1,
    maxLength: 5,
  });
  const joined = texts.map((parts) => parts.join(""));
  // Spaces around a header value are part of the header syntax.
  return isHeader ? joined.filter((text) => text !== "" && text.trim() === text) : joined;
}

function valuesFor(one: Case): fc.Arbitrary<unknown> {
  const texts = textsFor(one);
  if (one.kind === "scalar") return texts;
  if (one.kind === "list") return fc.array(texts, { minLength: 1, maxLength: 4 });
  // Brackets in a member name would denote a nested member.
  const names = texts.filter(
    (name) => !/[[\]]/.test(name) && !["R", "G", "B", "color", "__proto__"].includes(name),
  );
  return fc
    .tuple(fc.integer(), fc.dictionary(names, texts, { maxKeys: 3, noNullPrototype: true }))
    .map(([R, others]) => ({ ...others, R }));
}

test.each(cases)(
  "transmits any value of $id unchanged",
  { timeout: 300_000 * rounds },
  async (one) => {
    const { id, place } = one;
    await fc.assert(
      fc.asyncProperty(valuesFor(one), async (color) => {
        const failure = await methods[id]?.({ color }).catch((error: unknown) => error);
        // Tested below.
        if (/color: expected a path segment/.test(String(failure))) return;
        expect(failure).toBeUndefined();
        expect(received[PLACES[place]]?.color).toEqual(color);
      }),
      { numRuns: 40 * rounds },
    );
  },
);

test.each([
  ["path simple scalar", [".", "..", ""], ["%2e", ".%2E", "..."]],
  ["path simple list", [["."], [".."], [""], []], [[".", "."]]],
  ["path label scalar", ["", "."], [".."]],
  ["path matrix scalar", [], ["", ".", ".."]],
])("rejects %s if a URL would drop it", async (id, refused, taken) => {
  for (const color of refused as unknown[])
    await expect(methods[id]?.({ color }), String(color)).rejects.toThrow(
      "color: expected a path segment",
    );
  for (const color of taken as unknown[]) {
    await methods[id]?.({ color });
    expect(received.path?.color).toEqual(color);
  }
});

test("writes a parameter twice if the path contains it twice", async () => {
  await methods.twice?.({ id: "a/b$&" });
  expect(new URL(sent.url).pathname).toBe("/twice/a%2Fb%24%26/of/a%2Fb%24%26");
});
