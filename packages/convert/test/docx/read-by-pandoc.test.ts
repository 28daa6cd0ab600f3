import type { docs_v1 } from "@googleapis/docs";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { sourceWords } from "../support/source-words.js";
import { missingWords, splitWords } from "../support/words.js";
import { docxText } from "./reading/docx-text.js";
import { findProgram } from "./reading/find-program.js";
import { pandocStructure } from "./reading/pandoc-structure.js";
import { countTabs, sourceStructure } from "./reading/source-structure.js";

const pandoc = findProgram("pandoc");

/** Pandoc leaves headers and footers out, so these words are read from the file's own parts. */
describe.each(allDocuments)("$name", ({ document }) => {
  it("contains every word of all tabs", () => {
    const { content } = convertDocument(document, { format: "docx" });
    const expected = sourceWords(document as docs_v1.Schema$Document);
    expect(missingWords(expected, splitWords(docxText(content)))).toEqual([]);
  });
});

describe.skipIf(!pandoc).each(allDocuments)("$name, read by pandoc", ({ document }) => {
  const source = document as docs_v1.Schema$Document;
  const read = () =>
    pandocStructure(pandoc ?? "", convertDocument(document, { format: "docx" }).content);

  it("has the same words, headings, items, tables, footnotes and links", () => {
    const structure = read();
    const expected = sourceStructure(source);
    const words = sourceWords(withoutRegions(source));
    expect(missingWords(words, splitWords(structure.text))).toEqual([]);
    const tabHeadings = countTabs(source) > 1 ? countTabs(source) : 0;
    expect(structure.headings.length - tabHeadings).toBe(expected.headings.length);
    expect(structure.items).toBe(expected.items);
    expect(structure.tables.filter(isTable)).toEqual(expected.tables.filter(isTable));
    expect(structure.footnotes).toBe(expected.footnotes);
    expect(expected.links.filter((link) => !structure.links.includes(link))).toEqual([]);
    expect(structure.targets.filter((target) => !structure.anchors.has(target))).toEqual([]);
  });
});

/** Pandoc reads no headers and footers. */
function withoutRegions(document: docs_v1.Schema$Document): docs_v1.Schema$Document {
  const isRegion = (key: string) => key === "headers" || key === "footers";
  return JSON.parse(JSON.stringify(document, (key, value) => (isRegion(key) ? undefined : value)));
}

/** A table of one cell may be code, which is no table in the output. */
function isTable({ rows, columns }: { readonly rows: number; readonly columns: number }): boolean {
  return rows * columns > 1;
}
