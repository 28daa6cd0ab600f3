import { describe, expect, it } from "vitest";
import type { Block } from "../../../src/tree/block.js";
import { body, item, paragraph } from "../../support/build-document.js";
import { treeOf } from "../../support/tree-of.js";

const level = (glyphType: string, glyphFormat: string, startNumber = 1) => ({
  glyphType,
  glyphFormat,
  startNumber,
});
const list = (...nestingLevels: object[]) => ({ listProperties: { nestingLevels } });
const lists = {
  outline: list(level("DECIMAL", "%0."), level("DECIMAL", "%0.%1."), level("DECIMAL", "%0.%1.%2.")),
  brackets: list(level("ALPHA", "(%0)"), level("UPPER_ROMAN", "%1)"), level("ZERO_DECIMAL", "%2")),
  letters: list(level("UPPER_ALPHA", "%0.", 26)),
  romans: list(level("ROMAN", "%0.", 1987)),
  zero: list(level("ALPHA", "%0.", 0), level("DECIMAL", "%1.", 0)),
  mixed: list({ glyphSymbol: "➔", glyphFormat: "%0" }, level("DECIMAL", "%1.")),
  none: list(level("NONE", "%0.")),
};

function labels(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "heading") return block.numbering?.label ?? [];
    if (block.kind !== "list") return [];
    return block.items.flatMap((one) => [one.numbering.label, ...labels(one.blocks)]);
  });
}

function labelsOf(...content: Parameters<typeof body>): string[] {
  return labels(treeOf({ ...body(...content), lists }).body);
}

describe("the label of a list item", () => {
  it("includes higher levels according to its format", () => {
    const content = [
      item("a", "outline"),
      item("a1", "outline", 1),
      item("a2", "outline", 1),
      item("a2a", "outline", 2),
      item("b", "outline"),
      item("b1", "outline", 1),
    ];
    expect(labelsOf(...content)).toEqual(["1.", "1.1.", "1.2.", "1.2.1.", "2.", "2.1."]);
  });

  it("shows the start number of a higher level without items", () => {
    expect(labelsOf(item("a", "outline", 1), item("b", "outline"))).toEqual(["1.1.", "1."]);
  });

  it("has the text around its number", () => {
    const content = [
      item("a", "brackets"),
      item("b", "brackets"),
      item("b1", "brackets", 1),
      item("b1a", "brackets", 2),
    ];
    expect(labelsOf(...content)).toEqual(["(a)", "(b)", "I)", "01"]);
  });

  it("continues with two letters after Z", () => {
    expect(labelsOf(item("a", "letters"), item("b", "letters"))).toEqual(["Z.", "AA."]);
  });

  it("shows roman numerals", () => {
    expect(labelsOf(item("a", "romans"), item("b", "romans"))).toEqual([
      "mcmlxxxvii.",
      "mcmlxxxviii.",
    ]);
  });

  it("starts digits at 0, but letters at A", () => {
    expect(labelsOf(item("a", "zero"), item("b", "zero", 1))).toEqual(["a.", "0."]);
  });

  it("is the symbol of a bullet, even with numbers on other levels", () => {
    expect(labelsOf(item("a", "mixed"), item("a1", "mixed", 1))).toEqual(["➔", "1."]);
  });

  it("is empty if the list has none", () => {
    expect(labelsOf(item("a", "none"))).toEqual([""]);
  });
});

describe("a numbered heading", () => {
  const heading = (text: string) => ({
    paragraph: {
      ...paragraph(text, "HEADING_1").paragraph,
      bullet: { listId: "outline", nestingLevel: 0 },
    },
  });

  it("is not a list item, and its anchor includes its label", () => {
    const { body: blocks } = treeOf({ ...body(heading("One"), heading("Two")), lists });
    expect(blocks).toMatchObject([
      { kind: "heading", anchor: "1-one", numbering: { label: "1.", number: 1 } },
      { kind: "heading", anchor: "2-two", numbering: { label: "2.", number: 2 } },
    ]);
  });

  it("is counted in the labels of items below it", () => {
    expect(labelsOf(heading("One"), heading("Two"), item("deep", "outline", 1))).toEqual([
      "1.",
      "2.",
      "2.1.",
    ]);
  });
});
