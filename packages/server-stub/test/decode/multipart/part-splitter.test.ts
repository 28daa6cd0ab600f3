import { describe, expect, test } from "vitest";
import { PartSplitter } from "../../../src/decode/multipart/part-splitter.js";

/** Returns the parts of a body that arrives in chunks: headers and content as text. */
function split(chunks: readonly string[], maxHeader = 100): string[][] {
  const parts: string[][] = [];
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
  const splitter = new PartSplitter("edge", maxHeader, {
    begin: (header) => void parts.push([text(header), ""]),
    take: (content) => {
      const part = parts.at(-1);
      if (part) part[1] += text(content);
    },
  });
  for (const chunk of chunks) splitter.write(Buffer.from(chunk, "latin1"));
  splitter.finish();
  return parts;
}

const body =
  "preamble --edge\r\n--edge\r\nA: 1\r\n\r\none\r\n--edg\r\n-\r\r\n--edge \t\r\nB: 2\r\n\r\n\r\n--edge\r\n\r\ntwo\r\n\r\n--edge--\r\n--edge\r\nepilogue";
const parts = [
  ["\r\nA: 1", "one\r\n--edg\r\n-\r"],
  [" \t\r\nB: 2", ""],
  ["", "two\r\n"],
];

describe("a body with a preamble, an epilogue and texts similar to its boundary", () => {
  test("is split into its parts", () => expect(split([body])).toEqual(parts));

  test("is split into the same parts wherever it is cut", () => {
    for (let at = 0; at <= body.length; at += 1)
      expect(split([body.slice(0, at), body.slice(at)]), `cut at ${at}`).toEqual(parts);
  });

  test("is split into the same parts in chunks of any length", () => {
    for (let size = 1; size <= 20; size += 1) {
      const chunks = body.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      expect(split(chunks), `chunks of ${size}`).toEqual(parts);
    }
  });
});

test.each([
  ["nothing", ""],
  ["no boundary", "hello"],
  ["a first boundary only", "--edge\r\nA: 1\r\n\r\none"],
  ["headers that do not end", "--edge\r\nA: 1"],
  ["a last boundary that is cut off", "--edge\r\nA: 1\r\n\r\none\r\n--edge-"],
  ["lines that end without a carriage return", "--edge\nA: 1\n\none\n--edge--\n"],
])("refuses %s as an incomplete body", (_, text) => {
  expect(() => split([text])).toThrow("1 violation");
});

test("refuses headers over the limit before they end", () => {
  expect(() => split([`--edge\r\nA: ${"x".repeat(200)}`])).toThrow("1 violation");
  expect(split([`--edge\r\n${"x".repeat(98)}\r\n\r\n\r\n--edge--`])).toHaveLength(1);
});
