import * as fc from "fast-check";
import type { Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { describe, expect, it } from "vitest";
import { createHtmlContext } from "../../src/write/html/html-context.js";
import {
  markdownOptions,
  serializeMarkdown,
} from "../../src/write/markdown/serialize/serialize-markdown.js";
import { writeDocument } from "../../src/write/markdown/write-markdown.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { hostedDocument } from "../fuzz/model/hosted-document.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { treeOf } from "../support/tree-of.js";

/** The library with no handlers of ours is the control: slower, and right. */
describe("a Markdown tree", () => {
  it.each(allDocuments)("comes out as the library writes it: $name", ({ document }) => {
    const root = markdownTree(document);
    expect(serializeMarkdown(root.children)).toBe(toMarkdown(root, markdownOptions));
  });

  it("comes out as the library writes it for any document", () => {
    fc.assert(
      fc.property(hostedDocument, (document) => {
        const root = markdownTree(document);
        expect(serializeMarkdown(root.children)).toBe(toMarkdown(root, markdownOptions));
      }),
      { numRuns: fuzzRuns * 5, seed: fuzzSeed },
    );
  });
});

function markdownTree(document: unknown): Root {
  const { tree } = treeOf(document, { format: "markdown" });
  const context = { warn: () => undefined, html: createHtmlContext(() => undefined) };
  return { type: "root", children: [...writeDocument(tree, { status: "new: one" }, context)] };
}
