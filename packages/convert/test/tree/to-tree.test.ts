import { describe, expect, it } from "vitest";
import {
  ConversionOptionError,
  convertDocument,
  NotHostedDocumentError,
  pointerOf,
  toHast,
  toTree,
  type Block,
} from "../../src/index.js";
import { allDocuments } from "../gates/reading/all-documents.js";
import { body, item, paragraph, table } from "../support/build-document.js";
import { ownDocument } from "../support/read-documents.js";

const nestingLevels = [{ glyphType: "DECIMAL", glyphFormat: "§%0" }];
const lists = { l: { listProperties: { nestingLevels } } };

describe("a tree", () => {
  it("contains resolved labels, spans and numbers", () => {
    const { tree, warnings } = toTree({
      title: "Terms",
      ...body(paragraph("Scope", "HEADING_1"), item("one", "l"), table(["a", "b"], ["c", "d"])),
      lists,
    });
    expect(warnings).toEqual([]);
    expect(tree.title).toBe("Terms");
    const blocks = tree.tabs[0]?.sections[0]?.blocks ?? [];
    expect(blocks).toMatchObject([
      { kind: "heading", level: 1, anchor: "scope" },
      { kind: "list", items: [{ numbering: { label: "§1", number: 1 } }] },
      { kind: "table", columns: 2, rows: [{ cells: [{ columnSpan: 1 }, {}] }, {}] },
    ]);
    const found = blocks.find((block) => block.kind === "table");
    expect(found && pointerOf(found.origin.place)).toBe("/body/content/2/table");
  });

  it("keeps format-specific elements unless it is for a single format", () => {
    const autoText = { autoText: { type: "PAGE_NUMBER" } };
    const document = body(paragraph([autoText]));
    const kinds = (format?: "html") =>
      toTree(document, { format }).warnings.map(({ code }) => code);
    expect(kinds()).toEqual([]);
    expect(kinds("html")).toEqual(["page-number-left-out"]);
    expect(toHast(toTree(document).tree).warnings).toMatchObject([
      { code: "page-number-left-out" },
    ]);
  });

  it("writes its background only for a fragment, which has an element", () => {
    const color = { color: { rgbColor: { green: 1 } } };
    const document = { ...body(paragraph("a")), documentStyle: { background: { color } } };
    const { tree } = toTree(document, { styles: "faithful" });
    expect(toHast(tree).warnings).toMatchObject([{ code: "styling-simplified" }]);
    const { stylesheet, warnings } = toHast(tree, { fragment: true });
    expect(warnings).toEqual([]);
    expect(stylesheet).toContain("{ background-color: #00ff00; }");
  });

  it("rejects input that is not a document, and invalid options", () => {
    expect(() => toTree({})).toThrow(NotHostedDocumentError);
    expect(() => toTree(body(), { toc: "build" as "keep" })).toThrow(ConversionOptionError);
  });

  it.each(allDocuments)("can be read twice: $name", ({ document }) => {
    const { tree } = toTree(document, { styles: "faithful" });
    const blocksOf = (): readonly Block[] =>
      tree.tabs.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks));
    expect(blocksOf()).toEqual(blocksOf());
  });

  it("counts warnings as a conversion does", () => {
    const document = ownDocument("quarterly-report");
    const { warningCounts } = convertDocument(document, { format: "markdown" });
    const ofReading = toTree(document, { format: "markdown" }).warningCounts;
    expect(warningCounts).toMatchObject(ofReading);
  });
});
