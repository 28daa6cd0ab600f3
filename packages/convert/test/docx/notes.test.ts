import { describe, expect, it } from "vitest";
import type { Inline } from "../../src/tree/inline.js";
import { cell, origin, paragraph, section, tree } from "./building/build-tree.js";
import { readDocx, textOf } from "./reading/read-docx.js";

const NOTES = "word/footnotes.xml";
const reference = (number: number): Inline => ({ kind: "footnoteReference", number });
const note = (number: number, referenced = true) => ({
  number,
  referenced,
  blocks: [paragraph(`note ${number}`)],
});

describe("footnotes", () => {
  it("are DOCX footnotes", () => {
    const docx = readDocx(
      tree([paragraph("a", reference(1), "b", reference(2))], [note(1), note(2)]),
    );
    expect(docx.values("w:footnoteReference", "w:id")).toEqual(["1", "2"]);
    expect(docx.values("w:footnote", "w:id", NOTES)).toEqual(["-1", "0", "1", "2"]);
    expect(docx.elements("w:footnote", NOTES).slice(2).map(textOf)).toEqual([" note 1", " note 2"]);
    expect(docx.elements("w:footnoteRef", NOTES)).toHaveLength(2);
  });

  it("appear once; a second reference is a superscript number", () => {
    const docx = readDocx(tree([paragraph(reference(1), reference(1))], [note(1)]));
    expect(docx.elements("w:footnoteReference")).toHaveLength(1);
    expect(docx.paragraphs()).toEqual(["1"]);
    expect(docx.values("w:vertAlign")).toEqual(["superscript"]);
  });

  it("are at the end of the text without a reference in the body", () => {
    const headers = { default: [paragraph("head", reference(1))] };
    const sections = [section([paragraph("body")], { headers })];
    const docx = readDocx(tree(sections, [note(1), note(2, false)]));
    expect(docx.paragraphs()).toEqual(["body", "", "1", "note 1", "2", "note 2"]);
    expect(docx.elements("w:footnote", NOTES)).toHaveLength(2);
  });

  it("may begin with a table", () => {
    const table = {
      kind: "table",
      columns: 1,
      headerRows: 0,
      rows: [{ cells: [cell("x")] }],
      origin,
    } as const;
    const footnote = { number: 1, referenced: true, blocks: [table] };
    const docx = readDocx(tree([paragraph(reference(1))], [footnote]));
    const written = docx.elements("w:footnote", NOTES)[2];
    expect(written?.children.map((child) => child.type === "element" && child.name)).toEqual([
      "w:p",
      "w:tbl",
      "w:p",
    ]);
  });

  it("have relationships for their links", () => {
    const link: Inline = { kind: "link", url: "https://a.example/", children: [] };
    const footnote = { number: 1, referenced: true, blocks: [paragraph(link)] };
    const docx = readDocx(tree([paragraph(reference(1))], [footnote]));
    expect(docx.values("Relationship", "Target", "word/_rels/footnotes.xml.rels")).toEqual([
      "https://a.example/",
    ]);
  });
});
