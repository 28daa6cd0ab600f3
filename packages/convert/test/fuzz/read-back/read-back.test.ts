import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../../src/index.js";
import { body, paragraph, run } from "../../support/build-document.js";
import { fuzzRuns, fuzzSeed } from "../model/fuzz-runs.js";
import { documentsWith } from "./meant-document.js";
import { ALL_MARKS } from "./meant-run.js";
import { readHtml } from "./read-html.js";
import { readers } from "./readers.js";

const markdownOf = (document: unknown) => convertDocument(document, { format: "markdown" }).content;

describe("Markdown of metacharacters, breaks and mixed marks", () => {
  it("reads back equal in micromark and markdown-it", () => {
    fc.assert(
      fc.property(documentsWith(ALL_MARKS), ({ document, blocks }) => {
        const content = markdownOf(document);
        expect(readHtml(readers.micromark(content))).toEqual(blocks);
        expect(readHtml(readers["markdown-it"](content))).toEqual(blocks);
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
      "a symbol in a mark beside a letter",
      [run("a"), run("😀", { bold: true }), run(" b")],
      "&#x61;**😀** b\n",
    ],
  ])("shows %s", (_, runs, expected) => {
    expect(markdownOf(body(paragraph(runs)))).toBe(expected);
  });
});
