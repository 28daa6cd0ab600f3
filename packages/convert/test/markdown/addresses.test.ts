import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { readers } from "../fuzz/read-back/readers.js";
import { htmlElements } from "../gates/reading/html-elements.js";
import { body, paragraph, run, table } from "../support/build-document.js";

const markdownOf = (content: string, options: Omit<ConvertOptions, "format"> = {}) =>
  convertDocument(body(paragraph(content)), { format: "markdown", ...options }).content.trim();

const ADDRESSES = [
  "https://a.example",
  "http://a.example:8080/x-y/z.html?q=1&r=%20#top",
  "https://de.example/wiki/Käse_(Sorte)",
  "https://a.example/a_b",
  "HTTPS://a.example/X",
  "www.a.example/x",
  "ines.c+news@mail.a.example",
];

describe("an address in text", () => {
  it.each([
    ...ADDRESSES,
    "See https://a.example/x.",
    "(www.a.example), or mail: a@b.example!",
    '"https://a.example/x"; done',
  ])("is written as people type it: %s", (text) => {
    expect(markdownOf(text)).toBe(text);
  });

  it.each([
    ["https://a.example/x中文", "https\\://a.example/x中文"],
    ["https://bank.example@b.example/x", "https\\://bank.example\\@b.example/x"],
    ["https://a.example/x?a&copy;", "https\\://a.example/x?a\\&copy;"],
    ["xhttps://a.example", "xhttps\\://a.example"],
    ["https://a.example/_x_", "https\\://a.example/\\_x\\_"],
    ["<https://a.example>", "\\<https\\://a.example>"],
    ["www.a.example\u00A0next", "www\\.a.example\u00A0next"],
    ["https://a.example/”", "https\\://a.example/”"],
  ])("is escaped if linking would change its target or words: %s", (text, expected) => {
    expect(markdownOf(text)).toBe(expected);
  });

  it("is escaped if it continues in another mark", () => {
    const runs = [run("https://a.exam"), run("ple", { bold: true })];
    const { content } = convertDocument(body(paragraph(runs)), { format: "markdown" });
    expect(content).toBe("https\\://a.exam**ple**\n");
  });

  it("is written unescaped in cells and in every dialect", () => {
    const options = { format: "markdown" } as const;
    const { content } = convertDocument(body(table(["a@b.example", "x"])), options);
    expect(content).toContain("| a@b.example | x |");
    for (const dialect of ["commonmark", "mdx"] as const) {
      expect(markdownOf("https://a.example", { dialect })).toBe("https://a.example");
    }
  });

  it("is escaped on request", () => {
    expect(markdownOf("https://a.example or a@b.example", { autolinks: "escape" })).toBe(
      "https\\://a.example or a\\@b.example",
    );
  });

  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ADDRESSES) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ..." .,:;!?()[]<>\"'/@_*~&|\\#x1中”\u00A0\v",
        "www.",
        "://",
        "&amp;",
      ),
    },
  );
  const pieces = fc.array(fc.tuple(piece, fc.boolean()), { minLength: 1, maxLength: 8 });

  it("links only to itself without changing a word", () => {
    const property = fc.property(pieces, (parts) => {
      const runs = parts.map(([text, bold]) => run(text, bold ? { bold } : {}));
      const whole = parts.map(([text]) => text).join("");
      const { content } = convertDocument(body(paragraph(runs)), { format: "markdown" });
      const elements = htmlElements(readers.micromark(content));
      const found = elements.find(({ tagName }) => tagName === "body");
      expect(squeezed(textOf(found))).toBe(squeezed(whole));
      const [other] = htmlElements(readers["markdown-it"](content));
      expect(squeezed(textOf(other))).toBe(squeezed(whole));
      const words = whole.split(/[ \t\n\v]/).map((word) => bare(word));
      for (const link of elements.filter(({ tagName }) => tagName === "a")) {
        expect(words).toContain(bare(textOf(link)));
      }
    });
    fc.assert(property, { numRuns: fuzzRuns * 20, seed: fuzzSeed });
  });
});

type Node = { readonly value?: string; readonly children?: readonly unknown[] };

function textOf(node: unknown): string {
  const { value, children } = node as Node;
  return value ?? (children ?? []).map((child) => textOf(child)).join("");
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** A word without the surrounding punctuation that is not part of a URL. */
function bare(word: string): string {
  return word
    .trim()
    .replace(/^[("']+/, "")
    .replace(/[.,:;!?"')]+$/, "");
}
