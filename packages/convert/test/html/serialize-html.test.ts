import * as fc from "fast-check";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../src/tree/body-of.js";
import { createHtmlContext } from "../../src/write/html/html-context.js";
import { serializeAround, serializeHtml } from "../../src/write/html/serialize-html.js";
import { writeBlocks } from "../../src/write/html/blocks/write-blocks.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { hostedDocument } from "../fuzz/model/hosted-document.js";
import { hostileText } from "../fuzz/model/hostile-text.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { treeOf } from "../support/tree-of.js";

/** Compares with the serializer of unified. */
describe("an HTML tree", () => {
  it.each(allDocuments)("equals the output of hast-util-to-html: $name", ({ document }) => {
    for (const styles of ["semantic", "faithful"] as const) {
      for (const element of elementsOf(document, styles)) {
        expect(serializeHtml(element)).toBe(toHtml(element));
      }
    }
  });

  it("equals the output of hast-util-to-html for any document", () => {
    fc.assert(
      fc.property(hostedDocument, (document) => {
        for (const element of elementsOf(document, "faithful")) {
          expect(serializeHtml(element)).toBe(toHtml(element));
        }
      }),
      { numRuns: fuzzRuns, seed: fuzzSeed },
    );
  });

  it("equals the output of hast-util-to-html for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), hostileText), (value) => {
        const properties = { title: value, className: ["a", "b"], alt: "", colSpan: 2 };
        const image: Element = { type: "element", tagName: "img", properties, children: [] };
        const children = [image, { type: "text", value } as const];
        const element: Element = { type: "element", tagName: "td", properties, children };
        expect(serializeHtml(element)).toBe(toHtml(element));
      }),
      { numRuns: fuzzRuns, seed: fuzzSeed },
    );
  });

  it("can contain serialized lines", () => {
    const around: Element = { type: "element", tagName: "main", properties: {}, children: [] };
    expect(serializeAround(around, [])).toBe("<main></main>");
    expect(serializeAround(around, ["<hr>", "<p>a</p>"])).toBe("<main>\n<hr>\n<p>a</p>\n</main>");
  });
});

function elementsOf(document: unknown, styles: "semantic" | "faithful"): readonly Element[] {
  const { tree } = treeOf(document, { styles });
  const context = createHtmlContext(() => undefined);
  return tree.tabs.flatMap((tab) =>
    writeBlocks([...bodyOf(tab)], { ...context, styles: tab.styles }),
  );
}
