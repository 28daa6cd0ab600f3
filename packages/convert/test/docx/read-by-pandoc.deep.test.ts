import { execFileSync } from "node:child_process";
import type { docs_v1 } from "@googleapis/docs";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { body, item } from "../support/build-document.js";
import { sourceWords } from "../support/source-words.js";
import { missingWords, splitWords } from "../support/words.js";
import { docxParts } from "./reading/docx-parts.js";
import { docxText } from "./reading/docx-text.js";
import { findProgram } from "./reading/find-program.js";
import { pandocStructure } from "./reading/pandoc-structure.js";
import { select } from "./reading/read-docx.js";
import { countTabs, sourceStructure } from "./reading/source-structure.js";

const pandoc = findProgram("pandoc");

/** Pandoc ignores headers and footers, so their words are read from the file's own parts. */
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

/** The indents of a list item at a level in Google Docs. */
const indentsOf = (depth: number, first = 18) => ({
  indentStart: { magnitude: 36 * (depth + 1), unit: "PT" },
  indentFirstLine: { magnitude: 36 * depth + first, unit: "PT" },
});

describe.skipIf(!pandoc)("a list item, read by pandoc", () => {
  const levels = [0, 1].map((depth) => ({
    glyphType: "DECIMAL",
    glyphFormat: `%${depth}.`,
    ...indentsOf(depth),
  }));
  const itemWith = (depth: number, style: object) => {
    const { paragraph: one } = item(`at ${depth}`, "list", depth);
    return { paragraph: { ...one, paragraphStyle: { namedStyleType: "NORMAL_TEXT", ...style } } };
  };
  const read = (...items: Parameters<typeof body>) => {
    const lists = { list: { listProperties: { nestingLevels: levels } } };
    const { content } = convertDocument({ ...body(...items), lists }, { format: "docx" });
    const json = execFileSync(pandoc ?? "", ["-f", "docx", "-t", "json"], { input: content });
    return {
      indents: docxIndents(content),
      quotes: json.toString().split('"BlockQuote"').length - 1,
    };
  };

  it("is not a block quote if its indent matches its level", () => {
    const items = [itemWith(0, indentsOf(0)), itemWith(1, indentsOf(1)), itemWith(1, {})];
    expect(read(...items)).toEqual({ indents: 0, quotes: 0 });
  });

  it("keeps its own indent", () => {
    expect(read(itemWith(0, indentsOf(0, 0))).indents).toBe(1);
  });
});

function docxIndents(content: Uint8Array): number {
  return select(docxParts(content).get("word/document.xml"), "w:ind").length;
}

/** Pandoc reads neither headers and footers nor a deletion inside an insertion. */
function withoutRegions(document: docs_v1.Schema$Document): docs_v1.Schema$Document {
  const isRegion = (key: string) => key === "headers" || key === "footers";
  const isBoth = (value: unknown) =>
    typeof value === "object" &&
    value !== null &&
    "suggestedInsertionIds" in value &&
    "suggestedDeletionIds" in value;
  return JSON.parse(
    JSON.stringify(document, (key, value) => (isRegion(key) || isBoth(value) ? undefined : value)),
  );
}

/** A table of one cell may be code, which is not a table in the output. */
function isTable({ rows, columns }: { readonly rows: number; readonly columns: number }): boolean {
  return rows * columns > 1;
}
