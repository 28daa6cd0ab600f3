import * as fc from "fast-check";
import type { Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { describe, expect, it } from "vitest";
import { createMarkdownContext } from "../../src/write/markdown/markdown-context.js";
import {
  markdownOptions,
  serializeMarkdown,
} from "../../src/write/markdown/serialize/serialize-markdown.js";
import { writeDocument } from "../../src/write/markdown/write-markdown.js";
import { fuzzRuns, fuzzSeed } from "../fuzz/model/fuzz-runs.js";
import { hostedDocument } from "../fuzz/model/hosted-document.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { treeOf } from "../support/tree-of.js";

/** Compares the output with that of the library without our handlers. */
describe("a Markdown tree", () => {
  it.each(allDocuments)("equals the output of mdast-util-to-markdown: $name", ({ document }) => {
    const root = markdownTree(document);
    expect(serializeMarkdown(root.children)).toBe(toMarkdown(root, markdownOptions("link")));
  });

  it("equals the output of mdast-util-to-markdown for any document", () => {
    fc.assert(
      fc.property(hostedDocument, (document) => {
        const root = markdownTree(document);
        expect(serializeMarkdown(root.children)).toBe(toMarkdown(root, markdownOptions("link")));
      }),
      { numRuns: fuzzRuns * 5, seed: fuzzSeed },
    );
  });
});

function markdownTree(document: unknown): Root {
  const { tree } = treeOf(document, { format: "markdown" });
  const options = {
    labels: "text",
    dialect: "gfm",
    rawHtml: true,
    tables: "html",
    spans: "blank",
    autolinks: "link",
    imageSize: "omit",
  } as const;
  const context = createMarkdownContext(() => undefined, options);
  return { type: "root", children: [...writeDocument(tree, { status: "new: one" }, context)] };
}
