import * as fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";
import { parseMarkdown } from "../support/words.js";

/** Text with special characters next to letters, white space and punctuation. */
const text = fc
  .array(fc.constantFrom(..."ab.,(!* _~1"), { minLength: 1, maxLength: 3 })
  .map((characters) => characters.join(""));
const style = fc.record(
  { bold: fc.boolean(), italic: fc.boolean(), strikethrough: fc.boolean() },
  { requiredKeys: [] },
);
const runs = fc.array(
  fc.tuple(text, style).map(([content, one]) => run(content, one)),
  { minLength: 1, maxLength: 5 },
);

const withoutSpace = (value: string) => value.replaceAll(/\s/g, "");

describe("marks in Markdown", () => {
  it.each([
    ["strong", "strong"],
    ["emphasis", "em"],
    ["delete", "s"],
  ] as const)("%s is parsed from Markdown on the same text as in HTML", (type, tagName) => {
    let marked = 0;
    fc.assert(
      fc.property(runs, (one) => {
        const document = body(paragraph(one));
        const inMarkdown: string[] = [];
        visit(
          parseMarkdown(convertDocument(document, { format: "markdown" }).content),
          type,
          (node) => {
            inMarkdown.push(withoutSpace(toString(node)));
          },
        );
        const inHtml: string[] = [];
        visit(
          fromHtml(convertDocument(document, { format: "html" }).content),
          "element",
          (element) => {
            if (element.tagName === tagName) inHtml.push(withoutSpace(toString(element)));
          },
        );
        marked += inHtml.length;
        expect(inMarkdown).toEqual(inHtml);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(marked).toBeGreaterThan(30);
  });
});
