import * as fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { readers } from "../fuzz/read-back/readers.js";
import { body, paragraph, run } from "../support/build-document.js";

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

/** The texts of the elements with these names, without white space. */
function textsOf(html: string, ...names: readonly string[]): readonly string[] {
  const texts: string[] = [];
  visit(fromHtml(html), "element", (element) => {
    if (names.includes(element.tagName)) texts.push(withoutSpace(toString(element)));
  });
  return texts;
}

describe("marks in Markdown", () => {
  it.each([
    ["strong", ["strong"]],
    ["emphasis", ["em"]],
    ["delete", ["s", "del"]],
  ] as const)("%s is parsed from Markdown on the same text as in HTML", (_, names) => {
    let marked = 0;
    fc.assert(
      fc.property(runs, fc.boolean(), (one, rawHtml) => {
        const document = body(paragraph(one));
        const { content } = convertDocument(document, { format: "markdown", rawHtml });
        const inHtml = textsOf(convertDocument(document, { format: "html" }).content, ...names);
        marked += inHtml.length;
        expect(textsOf(readers.micromark(content), ...names)).toEqual(inHtml);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(marked).toBeGreaterThan(30);
  });

  it("leave a word readable if they overlap in it", () => {
    const overlapping = paragraph([
      run("emphasis", { italic: true }),
      run("on", { bold: true, italic: true }),
      run("joined", { bold: true }),
    ]);
    const beside = paragraph([
      run("both", { bold: true, italic: true }),
      run("one", { italic: true }),
      run("none"),
    ]);
    const { content } = convertDocument(body(overlapping, beside), { format: "markdown" });
    expect(content).toBe(
      "*emphasis<strong>on</strong>*__joined__\n\n*<strong>both</strong>one*none\n",
    );
  });
});
