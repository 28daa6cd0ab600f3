import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../../src/index.js";
import { body, paragraph, run } from "../../support/build-document.js";
import { fuzzRuns, fuzzSeed } from "../model/fuzz-runs.js";
import { expectedDocument } from "./expected-document.js";
import { readHtml } from "./read-html.js";
import { readers } from "./readers.js";

/** Readers would turn URLs in text into links that the document does not have; `addresses.test.ts` covers those. */
const markdownOf = (document: unknown) =>
  convertDocument(document, { format: "markdown", autolinks: "escape" }).content;

describe("Markdown of metacharacters, breaks and mixed marks", () => {
  // markdown-it does not support footnotes.
  it.each([
    ["micromark", true],
    ["markdown-it", false],
  ] as const)("reads back equal in %s", (reader, hasNotes) => {
    fc.assert(
      fc.property(expectedDocument({ hasNotes }), ({ document, blocks, boxes }) => {
        const html = readers[reader](markdownOf(document));
        expect(readHtml(html)).toEqual(blocks);
        // markdown-it does not support task lists, so it shows the boxes as text.
        if (reader === "micromark") expect(html.split("<input ").length - 1).toBe(boxes);
      }),
      { numRuns: fuzzRuns * 4, seed: fuzzSeed },
    );
  });

  const code = { weightedFontFamily: { fontFamily: "Roboto Mono" } };
  const link = { url: "https://a.example/" };
  it.each([
    [
      "a break between bold text and a bold link",
      [run("a\v", { bold: true }), run("b", { bold: true, link })],
      "**a**\\\n[**b**](https://a.example/)\n",
    ],
    ["code in two marks", [run("a", code), run("b", { ...code, bold: true })], "`a`**`b`**\n"],
    [
      "two lines of a link that could be a definition",
      [run("a]: b\v", { ...code, link }), run("c", { link })],
      '[`a]: b`<br>c](https://a.example/ "")\n',
    ],
    [
      "an angle bracket before code that ends like an address",
      [run("<"), run("a@b.example>", code)],
      "\\<`a@b.example>`\n",
    ],
    [
      "a symbol in a mark beside a letter",
      [run("a"), run("😀", { bold: true }), run(" b")],
      "a<strong>😀</strong> b\n",
    ],
    [
      "a quotation in a mark inside a word",
      [run("名前は"), run("「まだ」", { bold: true }), run("。")],
      "名前は<strong>「まだ」</strong>。\n",
    ],
    [
      "an italic index of a letter",
      [run("x"), run("i", { italic: true, baselineOffset: "SUBSCRIPT" })],
      "x<sub>*i*</sub>\n",
    ],
    [
      "an address before a symbol in a mark",
      [run("https://a.example"), run("|", { bold: true })],
      "https\\://a.exampl&#x65;**|**\n",
    ],
  ])("shows %s", (_, runs, expected) => {
    expect(markdownOf(body(paragraph(runs)))).toBe(expected);
  });

  it("shows a colon after a footnote", () => {
    const runs = [{ footnoteReference: { footnoteId: "n" } }, run(": b")];
    const footnotes = { n: { content: [paragraph("note")] } };
    const expected = "[^1]\\: b\n\n[^1]: note\n";
    expect(markdownOf({ ...body(paragraph(runs)), footnotes })).toBe(expected);
  });
});
