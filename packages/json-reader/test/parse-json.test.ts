import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonDepthError, JsonReader, parseJson } from "../src/index.js";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 25) * 5;
const SEED = Number(process.env["FUZZ_SEED"] ?? 7);

const encoder = new TextEncoder();

/** Text that breaks JSON when inserted at one position, usually at the boundary of a batch. */
const fragments = fc.constantFrom(
  ...'[]{},:"\\ \n01-.eatrue',
  '"a":',
  "\u00e9",
  "\ufeff",
  '"__proto__":',
);

const json = fc.json({ maxDepth: 5 });

const brokenJson = fc
  .tuple(json, fc.nat(), fc.nat({ max: 3 }), fragments)
  .map(([text, at, cut, fragment]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + fragment + text.slice(place + cut);
  });

describe("JSON in chunks", () => {
  test("parses the same as JSON.parse, wherever it is split", () => {
    fc.assert(
      fc.property(fc.oneof(json, brokenJson), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const bytes = encoder.encode(text);
        expect(outcome(() => readInChunks(bytes, size))).toEqual(outcome(() => readAtOnce(bytes)));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test.each([
    ["empty text", ""],
    ["only white space", "  "],
    ["a trailing comma in an array", '[{"a":1},2,]'],
    ["a trailing comma in an object", '{"a":[1,2],"b":3,}'],
    ["two commas", "[[1,2],,3]"],
    ["a comma before the first element", "[,[1,2],3]"],
    ["a missing comma", "[[1,2] [3,4],5]"],
    ["a bracket closed by another kind", "[[1,2},3]"],
    ["an outermost bracket closed by another kind", "[[1,2],3}"],
    ["a missing closing bracket", "[[1,2],[3,4]"],
    ["a missing opening bracket", "[[1,2],3]]"],
    ["two values", "[1,2][3,4]"],
    ["text before the value", "1[1,2]"],
    ["a comma after the value", "[1,2],"],
    ["an element with a name", '[1,"a":[1,2],3]'],
    ["an incomplete number before a value", '{"a":-[1,2],"b":3}'],
    ["a member without a name", '{"a":1,[1,2],"b":2}'],
    ["an unterminated string", '["a","b'],
  ])("rejects %s", (_, text) => {
    expect(() => readInChunks(encoder.encode(text), text.length)).toThrow(SyntaxError);
    expect(() => parseJson(encoder.encode(text))).toThrow(SyntaxError);
  });

  test("keeps the last of duplicate names, and `__proto__` as an own name", () => {
    const text = '{"a":[1,2],"b":[3,4],"a":[5,6],"__proto__":[7,8],"1":[9,0]}';
    const read = readInChunks(encoder.encode(text), 4);
    expect(JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(text)));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test("accepts any depth in JSON of up to a megabyte", () => {
    const deep = `${"[".repeat(200_000)}1,2${"]".repeat(200_000)}`;
    let inside = parseJson(encoder.encode(deep));
    for (let level = 1; level < 200_000 && Array.isArray(inside); level += 1) inside = inside[0];
    expect(inside).toEqual([1, 2]);
  });

  test("accepts a byte order mark at the beginning only", () => {
    const marked = encoder.encode("\ufeff[1,[2]]");
    expect(parseJson(marked)).toEqual([1, [2]]);
    expect(readInChunks(marked, 1)).toEqual([1, [2]]);
    expect(() => readInChunks(encoder.encode("[[1,2],\ufeff[3,4]]"), 5)).toThrow(SyntaxError);
    expect(() => readInChunks(encoder.encode("\ufeff\ufeff[1,2]"), 5)).toThrow(SyntaxError);
  });

  test("fails with the message of JSON.parse in JSON over a megabyte", () => {
    const large = { words: Array.from({ length: 200_000 }, (_, index) => `wörd ${index}`) };
    const text = JSON.stringify(large);
    expect(parseJson(encoder.encode(text))).toEqual(large);
    const broken = `${text.slice(0, -2)}, x]}`;
    expect(() => parseJson(encoder.encode(broken))).toThrow('..." 199999", x]}" is not valid JSON');
  });

  test("rejects invalid UTF-8", () => {
    const broken = new Uint8Array([0x22, 0xff, 0x22]);
    expect(() => parseJson(broken)).toThrow(TypeError);
    expect(() => parseJson([broken.subarray(0, 1), broken.subarray(1)])).toThrow(TypeError);
  });

  test("rejects brackets nested deeper than allowed", () => {
    const nested = (depth: number) => encoder.encode("[".repeat(depth) + "]".repeat(depth));
    expect(parseJson([nested(1000)])).toBeInstanceOf(Array);
    expect(() => parseJson([nested(1001)])).toThrow(JsonDepthError);
    expect(() => parseJson([nested(3)], { maxDepth: 2 })).toThrow("at most 2 levels");
  });

  test("passes on an error of the iterator", () => {
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
  const reader = new JsonReader({ batchBytes: 1 });
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
  return reader.end();
}

/** The value with its members in order, or a marker that there was an error. */
function outcome(read: () => unknown): unknown {
  try {
    return JSON.stringify(read());
  } catch {
    return "an error";
  }
}
