import { expect, test } from "vitest";
import type { Parameter, ParameterSource } from "../../src/contract/operation.js";
import type { ParameterSettings, ParameterStyle, Shape } from "../../src/contract/parameter.js";
import type { Violation } from "../../src/contract/violation.js";
import { headerOf } from "../../src/request/header-of.js";
import { splitSource } from "../../src/decode/parameters/sent.js";
import { readParameter } from "../../src/decode/read-parameter.js";

const string: Shape = { scalars: ["string"] };
const integer: Shape = { scalars: ["integer"] };
const list: Shape = { scalars: [], items: string };
const object: Shape = { scalars: [], members: { R: integer, G: integer } };
const open: Shape = { scalars: [], members: {}, rest: string };

interface Given extends Partial<ParameterSettings> {
  readonly shape: Shape;
  readonly fallback?: unknown;
}

/** A parameter source with its headers as a record. */
type Source = Partial<ParameterSource & { headers: Readonly<Record<string, string>> }>;

function read({ headers = {}, ...source }: Source, given: Given) {
  const parameter: Parameter = {
    in: "query",
    name: "color",
    required: true,
    style: "form",
    explode: false,
    check: () => {},
    ...given,
  };
  const sent = splitSource({
    path: {},
    query: "",
    header: (name) => headerOf(headers, name),
    ...source,
  });
  const violations: Violation[] = [];
  const value = readParameter(sent, parameter, violations);
  return violations.length > 0 ? violations.map(({ keyword }) => keyword) : value;
}

const black = ["blue", "black"];
const rgb = { R: 100, G: 200 };

// OpenAPI 3.1.1, Style Examples: each cell of the table, with the value that it encodes.
test.each<[ParameterStyle, boolean, Shape, string, unknown]>([
  ["simple", false, string, "blue", "blue"],
  ["simple", true, string, "blue", "blue"],
  ["simple", false, list, "blue,black", black],
  ["simple", true, list, "blue,black", black],
  ["simple", false, object, "R,100,G,200", rgb],
  ["simple", true, object, "R=100,G=200", rgb],
  ["label", false, string, ".", ""],
  ["label", false, string, ".blue", "blue"],
  ["label", true, string, ".1.5", "1.5"],
  ["label", false, list, ".blue,black", black],
  ["label", true, list, ".blue.black", black],
  ["label", false, object, ".R,100,G,200", rgb],
  ["label", true, object, ".R=100.G=200", rgb],
  ["matrix", false, string, ";color", ""],
  ["matrix", false, string, ";color=blue", "blue"],
  ["matrix", true, string, ";color=blue", "blue"],
  ["matrix", false, list, ";color=blue,black", black],
  ["matrix", true, list, ";color=blue;color=black", black],
  ["matrix", false, object, ";color=R,100,G,200", rgb],
  ["matrix", true, object, ";R=100;G=200", rgb],
])("the path style %s, explode %s, %o reads %s", (style, explode, shape, segment, value) => {
  expect(read({ path: { color: segment } }, { in: "path", style, explode, shape })).toEqual(value);
});

test.each<[ParameterStyle, boolean, Shape, string, unknown]>([
  ["form", true, string, "color=", ""],
  ["form", true, string, "color", ""],
  ["form", true, string, "color=blue", "blue"],
  ["form", false, string, "color=blue", "blue"],
  ["form", true, list, "color=blue&color=black", black],
  ["form", true, list, "color=blue", ["blue"]],
  ["form", true, { scalars: ["null"], items: string }, "color=blue", ["blue"]],
  ["form", true, { scalars: ["null"], items: string }, "color=", null],
  ["form", false, list, "color=blue,black", black],
  ["form", false, list, "color=", []],
  ["form", true, object, "R=100&G=200", rgb],
  ["form", false, object, "color=R,100,G,200", rgb],
  ["spaceDelimited", false, list, "color=blue%20black", black],
  ["spaceDelimited", false, list, "color=blue+black", black],
  ["spaceDelimited", true, list, "color=blue&color=black", black],
  ["spaceDelimited", false, object, "color=R%20100%20G%20200", rgb],
  ["pipeDelimited", false, list, "color=blue|black", black],
  ["pipeDelimited", false, list, "color=blue%7Cblack", black],
  ["pipeDelimited", true, list, "color=blue&color=black", black],
  ["pipeDelimited", false, object, "color=R%7C100%7CG%7C200", rgb],
  ["deepObject", true, object, "color[R]=100&color[G]=200", rgb],
  ["deepObject", true, object, "color%5BR%5D=100&color%5BG%5D=200", rgb],
  ["deepObject", true, list, "color[]=blue&color[]=black", black],
  ["deepObject", true, list, "color[0]=blue&color[1]=black", black],
])("the query style %s, explode %s, %o reads %s", (style, explode, shape, query, value) => {
  expect(read({ query }, { style, explode, shape })).toEqual(value);
});

test.each<[boolean, Shape, string, unknown]>([
  [false, string, "blue, black", "blue, black"],
  [false, list, "blue, black", black],
  [false, object, "R,100,G,200", rgb],
  [true, object, "R=100, G=200", rgb],
  [false, string, "100%", "100%"],
])("a header, explode %s, %o reads %s", (explode, shape, text, value) => {
  const given = { in: "header", name: "Color", style: "simple", explode, shape } as const;
  expect(read({ headers: { color: text } }, given)).toEqual(value);
});

test.each<[boolean, Shape, string, unknown]>([
  [true, string, "a=1; color=blue; b=2", "blue"],
  [false, list, "color=blue,black", black],
  [true, list, "color=blue; color=black", black],
  [false, object, "color=R,100,G,200", rgb],
  [true, object, "R=100; G=200", rgb],
  [true, string, "color=a%3Bb=c", "a;b=c"],
  [true, string, "color=a+b", "a+b"],
])("a cookie, explode %s, %o reads %s", (explode, shape, cookie, value) => {
  expect(read({ headers: { cookie } }, { in: "cookie", explode, shape })).toEqual(value);
});

test.each<[string, Given, unknown]>([
  ["color=a%2Cb,c", { shape: list }, ["a,b", "c"]],
  ["color=a%26b%3Dc+d", { shape: string }, "a&b=c d"],
  ["c%6Flor=blue", { shape: string }, "blue"],
  ["color=a/b?c;d:e@f", { shape: string }, "a/b?c;d:e@f"],
  ["x=1&y=2", { shape: open, explode: true, others: ["y"] }, { x: "1" }],
  ["x=1&x=2", { shape: { scalars: [], rest: list }, explode: true }, { x: ["1", "2"] }],
  ["color=5", { shape: { ...object, scalars: ["integer"] }, style: "deepObject" }, 5],
  [
    "color[a][b]=1",
    { shape: { scalars: [], rest: { scalars: [], rest: integer } }, style: "deepObject" },
    { a: { b: 1 } },
  ],
  ["color=%7B%22a%22:[1]%7D", { shape: string, style: "json" }, { a: [1] }],
  ["color=9007199254740991", { shape: integer }, Number.MAX_SAFE_INTEGER],
  ["color=-9007199254740991", { shape: integer }, Number.MIN_SAFE_INTEGER],
  ["color=9007199254740993", { shape: { scalars: ["integer", "string"] } }, "9007199254740993"],
  ["color=9007199254740992", { shape: { scalars: ["integer", "number"] } }, 2 ** 53],
  ["color=9007199254740992", { shape: { scalars: ["number"] } }, 2 ** 53],
  ["color=1e400", { shape: { scalars: ["number"] } }, "1e400"],
  ["color=", { shape: { scalars: ["integer", "null"] } }, null],
  ["color=", { shape: integer, allowEmpty: true }, ""],
  ["color=", { shape: integer, allowEmpty: true, fallback: 7 }, 7],
  ["color=", { shape: { scalars: ["integer", "null"] }, allowEmpty: true, fallback: 7 }, 7],
])("reads ?%s as described by %o", (query, given, value) => {
  expect(read({ query }, given)).toEqual(value);
});

test.each<[string, Given, string]>([
  ["color=9007199254740992", { shape: integer }, "precision"],
  ["color=-9007199254740993", { shape: integer }, "precision"],
  [`color=1,${"9".repeat(400)}`, { shape: { scalars: [], items: integer } }, "precision"],
  ["color=%", { shape: string }, "encoding"],
  ["color=%zz", { shape: list }, "encoding"],
  ["color=%ff", { shape: string }, "encoding"],
  ["color=%7B", { shape: string, style: "json" }, "json"],
  ["color=1&color=1", { shape: string, style: "json" }, "single"],
  ["color=a&color=b", { shape: string, explode: true }, "single"],
  ["color=a&color=b", { shape: list }, "single"],
  ["R=1&R=2", { shape: object, explode: true }, "single"],
  ["color=R,1,R,2", { shape: object }, "single"],
  ["color=R,1,G", { shape: object }, "style"],
  ["color[R=1", { shape: object, style: "deepObject" }, "style"],
  ["color[R]=1&color[R][x]=2", { shape: object, style: "deepObject" }, "single"],
  ["color[R]=1&color=2", { shape: object, style: "deepObject" }, "single"],
  [`color${"[a]".repeat(9)}=1`, { shape: open, style: "deepObject" }, "style"],
  ["", { shape: string }, "required"],
  ["constructor=1", { shape: string }, "required"],
])("refuses ?%s as described by %o: %s", (query, given, keyword) => {
  expect(read({ query }, given)).toEqual([keyword]);
});

test.each<[ParameterStyle, Shape, string]>([
  ["label", string, "blue"],
  ["matrix", string, "blue"],
  ["matrix", string, ";colour=blue"],
  ["simple", object, "R=1"],
])("the path style %s refuses %o in %s", (style, shape, segment) => {
  expect(read({ path: { color: segment } }, { in: "path", style, shape })).toEqual(["style"]);
});

test.each([
  ["form", "__proto__=1&R=2"],
  ["deepObject", "color[__proto__]=1&color[R]=2"],
] as const)("reads a member `__proto__` in the style %s like any other", (style, query) => {
  const value = read({ query }, { style, explode: true, shape: { scalars: [], rest: string } });
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(value as object)).toEqual(["__proto__", "R"]);
});

test("does not find a header named constructor if it was not sent", () => {
  const given = { in: "header", name: "constructor", style: "simple", shape: string } as const;
  expect(read({}, given)).toEqual(["required"]);
});

test.each<[string, Source, Given]>([
  [
    "names",
    { query: Array.from({ length: 50_000 }, (_, index) => `a${index}=1`).join("&") },
    { shape: open, explode: true },
  ],
  [
    "brackets",
    { query: Array.from({ length: 50_000 }, (_, index) => `color[a${index}]=1`).join("&") },
    { shape: open, style: "deepObject" },
  ],
  [
    "spaces",
    { headers: { color: `a${" ".repeat(60_000)}b` } },
    { shape: list, in: "header", style: "simple" },
  ],
])("reads tens of thousands of %s in linear time", (_, source, given) => {
  const started = process.threadCpuUsage();
  read(source, given);
  const { user } = process.threadCpuUsage(started);
  // This takes a tenth of a second of processor time; with quadratic growth it would take a minute.
  expect(user / 1e6).toBeLessThan(10);
});

test.each<[string, Shape, unknown]>([
  ["Color", string, ["single"]],
  ["Color", list, ["blue", "black"]],
  ["Prefer", string, "blue, black"],
])("reads the header %s of %o from two lines as %o", (name, shape, value) => {
  const headers = { [name.toLowerCase()]: "blue, black" };
  const rawHeaders = ["Host", "a", name, "blue", name.toUpperCase(), "black"];
  const given: Given = { in: "header", name, style: "simple", shape };
  expect(read({ headers, rawHeaders }, given)).toEqual(value);
  expect(read({ headers, rawHeaders: [name, "blue, black"] }, given)).not.toEqual(["single"]);
});
