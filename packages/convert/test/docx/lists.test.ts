import { describe, expect, it } from "vitest";
import type { Block, List, ListItem } from "../../src/tree/block.js";
import type { ListDefinition, ListLevel } from "../../src/tree/list-definition.js";
import { origin, paragraph, tree } from "./building/build-tree.js";
import { readDocx, select } from "./reading/read-docx.js";

const level = (template: string, more: Partial<ListLevel> = {}): ListLevel => ({
  marker: "decimal",
  symbol: "",
  template,
  start: 1,
  ...more,
});
const definition = (...levels: readonly ListLevel[]): ListDefinition => ({ id: "list", levels });
const legal = definition(level("%0."), level("%0.%1."), level("(%2)", { marker: "lower-alpha" }));

function item(list: ListDefinition, depth: number, number: number, ...more: Block[]): ListItem {
  const numbering = { definition: list, level: depth, number, label: "" };
  return { numbering, blocks: [paragraph(`item ${number}`), ...more] };
}

function list(...items: readonly ListItem[]): List {
  const numbering = items[0]?.numbering;
  if (!numbering) throw new Error("A list has items.");
  const { definition: list, level: depth, number } = numbering;
  const marker = list.levels[depth]?.marker ?? "bullet";
  return { kind: "list", definition: list, level: depth, marker, start: number, items, origin };
}

const NUMBERING = "word/numbering.xml";

describe("lists", () => {
  it("take the formatting of labels from the paragraph mark", () => {
    const styled = item(legal, 0, 1);
    const numbering = { ...styled.numbering, style: { bold: true, font: "Lora" } };
    const docx = readDocx(tree([list({ ...styled, numbering })]));
    const [formatting] = docx
      .elements("w:pPr")
      .flatMap((properties) => select(properties, "w:rPr"));
    expect(formatting?.children).toMatchObject([
      { name: "w:rFonts" },
      { name: "w:b" },
      { name: "w:bCs" },
    ]);
    expect(docx.values("w:font", "w:name", "word/fontTable.xml")).toContain("Lora");
  });

  it("are defined with the levels, formats and templates of the document", () => {
    const bulleted = definition(level("", { marker: "bullet", symbol: "●" }));
    const docx = readDocx(tree([list(item(legal, 0, 1)), list(item(bulleted, 0, 1))]));
    expect(docx.values("w:lvlText", "w:val", NUMBERING)).toEqual(["%1.", "%1.%2.", "(%3)", "●"]);
    expect(docx.values("w:numFmt", "w:val", NUMBERING)).toEqual([
      "decimal",
      "decimal",
      "lowerLetter",
      "bullet",
    ]);
    expect(docx.values("w:numId")).toEqual(["1", "2"]);
  });

  it("continue after interruptions and restart under each item", () => {
    const docx = readDocx(
      tree([
        list(item(legal, 0, 1, list(item(legal, 1, 1), item(legal, 1, 2)))),
        paragraph("between"),
        list(item(legal, 0, 2, list(item(legal, 1, 1)))),
      ]),
    );
    expect(docx.values("w:numId")).toEqual(["1", "1", "1", "1", "1"]);
    expect(docx.values("w:ilvl")).toEqual(["0", "1", "1", "0", "1"]);
    expect(docx.elements("w:startOverride", NUMBERING)).toEqual([]);
  });

  it("collapse space between items, but not between paragraphs", () => {
    const close = { ...paragraph("close"), layout: { collapseSpace: true } };
    const docx = readDocx(tree([list({ ...item(legal, 0, 1), blocks: [close] }), close]));
    expect(docx.values("w:pStyle")).toEqual(["ListParagraph"]);
    expect(docx.elements("w:contextualSpacing")).toHaveLength(1);
  });

  it("restart where word processors would count differently", () => {
    const docx = readDocx(tree([list(item(legal, 0, 1), item(legal, 0, 7), item(legal, 0, 8))]));
    expect(docx.values("w:numId")).toEqual(["1", "2", "2"]);
    expect(docx.values("w:startOverride", "w:val", NUMBERING)).toEqual(["7"]);
    expect(docx.values("w:abstractNumId", "w:val", NUMBERING)).toEqual(["0", "0"]);
  });

  it("keep the numbers of higher levels in a restart", () => {
    const docx = readDocx(
      tree([list(item(legal, 0, 1), item(legal, 0, 2, list(item(legal, 1, 5))))]),
    );
    expect(docx.values("w:startOverride", "w:val", NUMBERING)).toEqual(["2", "5"]);
  });

  it("restart a level that had only nested items", () => {
    const docx = readDocx(tree([list(item(legal, 1, 1)), list(item(legal, 0, 1))]));
    expect(docx.values("w:numId")).toEqual(["1", "2"]);
    expect(docx.values("w:startOverride", "w:val", NUMBERING)).toEqual(["1"]);
  });

  it("indent the rest of an item under its text", () => {
    const docx = readDocx(tree([list(item(legal, 0, 1, paragraph("more")))]));
    expect(docx.paragraphs()).toEqual(["item 1", "more"]);
    expect(docx.elements("w:numPr")).toHaveLength(1);
    expect(docx.values("w:ind", "w:left")).toEqual(["720"]);
  });

  it("do not indent content between items", () => {
    const between = { ...item(legal, 0, 1, paragraph("more")), own: 1 };
    const docx = readDocx(tree([list(between)]));
    expect(docx.paragraphs()).toEqual(["item 1", "more"]);
    expect(docx.elements("w:ind")).toEqual([]);
  });

  it("move a preceding break into their first paragraph", () => {
    const breaks = ["pageBreak", "columnBreak"] as const;
    const docx = readDocx(
      tree(breaks.flatMap((kind, index) => [{ kind, origin }, list(item(legal, 0, index + 1))])),
    );
    expect(docx.paragraphs()).toEqual(["item 1", "item 2"]);
    expect(docx.elements("w:pageBreakBefore")).toHaveLength(1);
    expect(docx.values("w:br", "w:type")).toEqual(["column"]);
  });

  it("show the label of an item without text", () => {
    const empty = { ...item(legal, 0, 1), blocks: [] };
    const docx = readDocx(tree([list(empty)]));
    expect(docx.paragraphs()).toEqual([""]);
    expect(docx.values("w:numId")).toEqual(["1"]);
  });
});
