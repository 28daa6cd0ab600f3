import * as fc from "fast-check";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../../src/index.js";
import { allDocuments } from "../../gates/reading/all-documents.js";
import { parseMarkdown } from "../../support/words.js";
import { fuzzRuns, fuzzSeed } from "../model/fuzz-runs.js";
import { hostedDocument } from "../model/hosted-document.js";
import { expectedDocument } from "./expected-document.js";
import type { ExpectedMark } from "./expected-run.js";
import type { ReadBlock } from "./read-block.js";
import { readHtml, readTree } from "./read-html.js";
import { readers, renderMdx } from "./readers.js";

const settings = { numRuns: fuzzRuns, seed: fuzzSeed };

const markdownOf = (document: unknown, options: Omit<ConvertOptions, "format">) =>
  convertDocument(document, { format: "markdown", autolinks: "escape", ...options }).content;

type Read = (markdown: string) => readonly ReadBlock[] | Promise<readonly ReadBlock[]>;

const micromark: Read = (markdown) => readHtml(readers.micromark(markdown));
const commonmark: Read = (markdown) => readHtml(readers["commonmark.js"](markdown));
const mdx: Read = async (markdown) => readTree(await renderMdx(markdown));

describe("Markdown of metacharacters, breaks and mixed marks", () => {
  it.each([
    ["commonmark", "commonmark.js", commonmark],
    ["commonmark", "micromark", micromark],
    ["mdx", "MDX", mdx],
  ] as const)("reads back equal as %s in %s", async (dialect, _, read) => {
    const property = fc.asyncProperty(expectedDocument(), async ({ document, blocks }) => {
      expect(await read(markdownOf(document, { dialect }))).toEqual(blocks);
    });
    await fc.assert(property, settings);
  });

  const inMarkdown: readonly ExpectedMark[] = ["strong", "em", "code"];
  it.each([
    ["gfm", [...inMarkdown, "del"], micromark],
    ["commonmark", inMarkdown, commonmark],
    ["mdx", [...inMarkdown, "del"], mdx],
  ] as const)("reads back equal as %s without HTML", async (dialect, marks, read) => {
    const documents = expectedDocument({
      marks,
      leftOut: ["u", "sub"],
      lists: ["bullets", "tasks"],
      hasNotes: dialect !== "commonmark",
    });
    const property = fc.asyncProperty(documents, async ({ document, blocks }) => {
      const found = await read(markdownOf(document, { dialect, rawHtml: false }));
      expect(found.map((block) => cellAsText(block))).toEqual(blocks.map(cellAsText));
    });
    await fc.assert(property, settings);
  });
});

/** A table may have become a list, so cells are compared as text. */
function cellAsText({ kind, line }: ReadBlock): ReadBlock {
  return { kind: kind === "td" ? "p" : kind, line };
}

describe("any document", () => {
  it("is valid MDX", async () => {
    const property = fc.asyncProperty(hostedDocument, fc.boolean(), async (document, rawHtml) => {
      await renderMdx(markdownOf(document, { dialect: "mdx", rawHtml }));
    });
    await fc.assert(property, settings);
    for (const { document } of allDocuments) {
      await renderMdx(markdownOf(document, { dialect: "mdx" }));
    }
  });

  it.each(["gfm", "commonmark"] as const)(
    "contains no HTML as %s with HTML disabled",
    (dialect) => {
      const check = (document: unknown) =>
        visit(parseMarkdown(markdownOf(document, { dialect, rawHtml: false })), "html", (node) =>
          expect(node).toBeUndefined(),
        );
      fc.assert(fc.property(hostedDocument, check), settings);
      for (const { document } of allDocuments) check(document);
    },
  );
});
