import type { Element, Root } from "xast";
import { docxParts } from "../../docx/reading/docx-parts.js";
import type { Block, Content, Mark, Piece } from "../content.js";
import { ContentBuilder } from "../content-builder.js";
import { DocxNumbering } from "./docx-numbering.js";
import { tableRows } from "./docx-tables.js";
import { childrenOf, select, valueOf } from "./xml.js";

interface Reading {
  readonly builder: ContentBuilder;
  readonly numbering: DocxNumbering;
  /** Relationship targets of the part. */
  readonly targets: ReadonlyMap<string, string>;
  /** Heading levels by style id. */
  readonly styles: ReadonlyMap<string, number>;
  readonly around: Omit<Piece, "text">;
  readonly isContents?: boolean;
  /** The field around a run, whose result the word processor computes. */
  readonly field: { isPage: boolean };
}

const FOOTNOTES = "word/footnotes.xml";

/** Returns what a word processor shows for a file. */
export function readDocxFile(bytes: Uint8Array): Content {
  const parts = docxParts(bytes);
  const builder = new ContentBuilder();
  const numbering = new DocxNumbering(parts.get("word/numbering.xml"));
  const styles = headingStyles(parts.get("word/styles.xml"));
  const around = { marks: new Set<Mark>() };
  const readingOf = (path: string): Reading => {
    const targets = relationshipsOf(parts.get(path.replace("word/", "word/_rels/") + ".rels"));
    return { builder, numbering, styles, targets, field: { isPage: false }, around };
  };
  const readMargins = (kind: RegExp) => {
    for (const path of [...parts.keys()].filter((one) => kind.test(one))) {
      const [root] = parts.get(path)?.children.filter((one) => one.type === "element") ?? [];
      builder.inMargin(() => root && readBlocks(root, readingOf(path)));
    }
  };
  readMargins(/^word\/header\d/);
  const [body] = select(parts.get("word/document.xml"), "w:body");
  if (body) readBlocks(body, readingOf("word/document.xml"));
  for (const note of select(parts.get(FOOTNOTES), "w:footnote")) {
    builder.inNote(valueOf(note, "w:id"), () => readBlocks(note, readingOf(FOOTNOTES)));
  }
  readMargins(/^word\/footer\d/);
  return builder.content;
}

function relationshipsOf(part: Root | undefined): ReadonlyMap<string, string> {
  const relationships = select(part, "Relationship").map(({ attributes }) => attributes);
  return new Map(relationships.map((one) => [String(one["Id"]), String(one["Target"])]));
}

/** Styles with an outline level, and the title. */
function headingStyles(part: Root | undefined): ReadonlyMap<string, number> {
  const styles = select(part, "w:style").map((style): [string, number] => {
    const [outline] = select(style, "w:outlineLvl");
    const isTitle = valueOf(select(style, "w:name")[0]).toLowerCase() === "title";
    const level = isTitle ? 1 : Number(outline?.attributes["w:val"] ?? Number.NaN) + 1;
    return [String(style.attributes["w:styleId"]), level];
  });
  return new Map(styles.filter(([, level]) => level > 0));
}

function readBlocks(parent: Element, reading: Reading): void {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (child.name === "w:p") readParagraph(child, reading);
    if (child.name === "w:tbl") readTable(child, reading);
    if (child.name === "w:sdt") readBlocks(child, { ...reading, isContents: true });
    if (["w:sdtContent", "w:ins", "w:del"].includes(child.name)) readBlocks(child, reading);
  }
}

function readParagraph(paragraph: Element, reading: Reading): void {
  const { builder } = reading;
  const block = builder.open(reading.isContents ? {} : kindOf(paragraph, reading));
  for (const child of paragraph.children) if (child.type === "element") readInline(child, reading);
  if (block.heading !== undefined && block.item?.label) {
    block.pieces.unshift({ text: `${block.item.label} `, marks: new Set() });
  }
  builder.close();
}

function kindOf(
  paragraph: Element,
  { styles, numbering }: Reading,
): Pick<Block, "heading" | "item"> {
  const [properties] = childrenOf(paragraph, "w:pPr");
  const heading = styles.get(valueOf(childrenOf(properties, "w:pStyle")[0]));
  const [list] = childrenOf(properties, "w:numPr");
  if (!list) return { heading };
  const depth = Number(valueOf(childrenOf(list, "w:ilvl")[0]));
  const id = valueOf(childrenOf(list, "w:numId")[0]);
  return { heading, item: { depth, label: numbering.next(id, depth) } };
}

function readInline(element: Element, reading: Reading): void {
  const { builder, targets, around } = reading;
  const { name, attributes } = element;
  if (name === "w:bookmarkStart") return builder.identify(String(attributes["w:name"]));
  if (name === "w:r") return readRun(element, reading);
  const inner = { ...reading };
  if (name === "w:hyperlink") {
    const url = targets.get(String(attributes["r:id"]));
    const target = attributes["w:anchor"] ?? undefined;
    inner.around = { ...around, ...(url === undefined ? { target } : { url }) };
  }
  if (name === "w:ins") inner.around = { ...around, marks: withMark(around.marks, "inserted") };
  if (name === "w:del")
    inner.around = { ...around, marks: withMark(around.marks, "strikethrough") };
  if (name === "w:pPr") return;
  for (const child of element.children) if (child.type === "element") readInline(child, inner);
}

function readRun(run: Element, { builder, around, targets, field }: Reading): void {
  const [instruction] = select(run, "w:instrText").flatMap(({ children }) => children);
  if (instruction?.type === "text") field.isPage = /^\s*(?:NUM)?PAGES?\b/.test(instruction.value);
  if (valueOf(select(run, "w:fldChar")[0], "w:fldCharType") === "end") field.isPage = false;
  if (field.isPage) return;
  const marks = new Set([...around.marks, ...marksOf(run)]);
  for (const child of run.children) {
    if (child.type !== "element") continue;
    const piece = { ...around, marks };
    if (child.name === "w:t" || child.name === "w:delText") {
      const [text] = child.children;
      builder.add({ ...piece, text: text?.type === "text" ? text.value : "" });
    }
    if (child.name === "w:tab") builder.add({ ...piece, text: "\t" });
    if (child.name === "w:br") builder.add({ ...piece, text: "\n" });
    if (child.name === "w:footnoteReference") {
      builder.add({ text: "", marks: new Set(), note: String(child.attributes["w:id"]) });
    }
    if (child.name === "w:drawing")
      builder.add({ ...piece, text: "", image: imageOf(child, targets) });
  }
}

function imageOf(drawing: Element, targets: ReadonlyMap<string, string>): Piece["image"] {
  const [properties] = select(drawing, "wp:docPr");
  const [blip] = select(drawing, "a:blip");
  const id = String(blip?.attributes["r:link"] ?? blip?.attributes["r:embed"]);
  const alternative = String(properties?.attributes["descr"] ?? "");
  return { alternative, url: targets.get(id) ?? "" };
}

const TOGGLES: ReadonlyMap<string, Mark> = new Map([
  ["w:b", "bold"],
  ["w:i", "italic"],
  ["w:u", "underline"],
  ["w:strike", "strikethrough"],
]);

function marksOf(run: Element): readonly Mark[] {
  const [properties] = childrenOf(run, "w:rPr");
  return (properties?.children ?? []).flatMap((child): readonly Mark[] => {
    if (child.type !== "element") return [];
    const value = String(child.attributes["w:val"] ?? "true");
    if (child.name === "w:vertAlign") return [value as Mark];
    const mark = TOGGLES.get(child.name);
    return mark && !["0", "false", "none"].includes(value) ? [mark] : [];
  });
}

function withMark(marks: ReadonlySet<Mark>, mark: Mark): ReadonlySet<Mark> {
  return new Set([...marks, mark]);
}

function readTable(table: Element, reading: Reading): void {
  const number = reading.builder.table();
  for (const [row, cells] of tableRows(table).entries()) {
    for (const [column, { element, rowSpan, columnSpan }] of cells.entries()) {
      reading.builder.inCell({ table: number, row, column, rowSpan, columnSpan }, () =>
        readBlocks(element, reading),
      );
    }
  }
}
