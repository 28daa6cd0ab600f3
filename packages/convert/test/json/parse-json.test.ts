import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonReader } from "../../src/json/json-reader.js";
import { parseJson } from "../../src/json/parse-json.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { ownDocuments } from "../support/read-documents.js";

const encoder = new TextEncoder();

/** Every piece that can be parsed by itself is. */
const SMALL = 1;

/** What is wrong in one place only, most of it where pieces meet. */
const signs = fc.constantFrom(
  ...'[]{},:"\\ \n01-.eatrue',
  '"a":',
  "\u00e9",
  "\ufeff",
  '"__proto__":',
);

const json = fc.json({ maxDepth: 5 });

const brokenJson = fc
  .tuple(json, fc.nat(), fc.nat({ max: 3 }), signs)
  .map(([text, at, cut, sign]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + sign + text.slice(place + cut);
  });

describe("JSON in pieces", () => {
  it("says what JSON.parse says of it, however it is cut", () => {
    fc.assert(
      fc.property(fc.oneof(json, brokenJson), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const bytes = encoder.encode(text);
        expect(outcome(() => readInChunks(bytes, size))).toEqual(outcome(() => readAtOnce(bytes)));
      }),
      { numRuns: fuzzRuns * 5, seed: fuzzSeed },
    );
  });

  it.each(ownDocuments())("are the same document: $name", ({ document }) => {
    const text = JSON.stringify(document, undefined, 1);
    const read = readInChunks(encoder.encode(text), 1000);
    expect(JSON.stringify(read, undefined, 1)).toBe(text);
  });

  it.each([
    ["an empty text", ""],
    ["nothing but white space", "  "],
    ["a comma at the end of an array", '[{"a":1},2,]'],
    ["a comma at the end of an object", '{"a":[1,2],"b":3,}'],
    ["two commas", "[[1,2],,3]"],
    ["a comma before the first element", "[,[1,2],3]"],
    ["no comma between two values", "[[1,2] [3,4],5]"],
    ["a bracket that another one closes", "[[1,2},3]"],
    ["an outermost bracket that another one closes", "[[1,2],3}"],
    ["a bracket that nothing closes", "[[1,2],[3,4]"],
    ["a bracket that nothing opened", "[[1,2],3]]"],
    ["two values", "[1,2][3,4]"],
    ["text before the value", "1[1,2]"],
    ["a comma after the value", "[1,2],"],
    ["an element with a name", '[1,"a":[1,2],3]'],
    ["half a number before a value", '{"a":-[1,2],"b":3}'],
    ["a member without a name", '{"a":1,[1,2],"b":2}'],
    ["a string that nothing ends", '["a","b'],
  ])("refuses %s", (_, text) => {
    expect(() => readInChunks(encoder.encode(text), text.length)).toThrow(SyntaxError);
    expect(() => parseJson(encoder.encode(text))).toThrow(SyntaxError);
  });

  it("keep members of one name as JSON.parse does, and `__proto__` as a name", () => {
    const text = '{"a":[1,2],"b":[3,4],"a":[5,6],"__proto__":[7,8],"1":[9,0]}';
    const read = readInChunks(encoder.encode(text), 4);
    expect(JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(text)));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it("are read where more is nested than a document has, by JSON.parse alone", () => {
    const deep = `${"[".repeat(200_000)}1,2${"]".repeat(200_000)}`;
    let inside = parseJson(encoder.encode(deep));
    for (let level = 1; level < 200_000 && Array.isArray(inside); level += 1) inside = inside[0];
    expect(inside).toEqual([1, 2]);
  });

  it("begin with a byte order mark or none, and have none elsewhere", () => {
    const marked = encoder.encode("\ufeff[1,[2]]");
    expect(parseJson(marked)).toEqual([1, [2]]);
    expect(readInChunks(marked, 1)).toEqual([1, [2]]);
    expect(() => readInChunks(encoder.encode("[[1,2],\ufeff[3,4]]"), 5)).toThrow(SyntaxError);
    expect(() => readInChunks(encoder.encode("\ufeff\ufeff[1,2]"), 5)).toThrow(SyntaxError);
  });

  it("of more than a megabyte say the same, and fail with the message of the whole", () => {
    const large = { words: Array.from({ length: 200_000 }, (_, index) => `wörd ${index}`) };
    const text = JSON.stringify(large);
    expect(parseJson(encoder.encode(text))).toEqual(large);
    const broken = `${text.slice(0, -2)}, x]}`;
    expect(() => parseJson(encoder.encode(broken))).toThrow('..." 199999", x]}" is not valid JSON');
  });

  it("are refused where they are not UTF-8", () => {
    const broken = new Uint8Array([0x22, 0xff, 0x22]);
    expect(() => parseJson(broken)).toThrow(TypeError);
    expect(() => parseJson([broken.subarray(0, 1), broken.subarray(1)])).toThrow(TypeError);
  });

  it("are taken one by one, and an error of whoever gives them comes through", () => {
    const failed = new Error("The disk is gone.");
    function* chunks(): Generator<Uint8Array> {
      yield encoder.encode("[1,");
      throw failed;
    }
    expect(() => parseJson(chunks())).toThrow(failed);
  });
});

function readAtOnce(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function readInChunks(bytes: Uint8Array, size: number): unknown {
  const reader = new JsonReader(SMALL);
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
  return reader.end();
}

/** What came of it, members in their order. */
function outcome(read: () => unknown): unknown {
  try {
    return JSON.stringify(read());
  } catch {
    return "an error";
  }
}
