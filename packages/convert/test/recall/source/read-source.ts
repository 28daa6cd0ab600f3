import type { docs_v1 } from "@googleapis/docs";
import type { Block, Cell, Content } from "../content.js";
import { ContentBuilder } from "../content-builder.js";
import { Numbering } from "./numbering.js";
import { readImage, readPiece } from "./read-piece.js";

type Elements = readonly docs_v1.Schema$StructuralElement[];
type Tab = docs_v1.Schema$DocumentTab;

interface Reading {
  readonly builder: ContentBuilder;
  readonly tabId: string;
  readonly tab: Tab;
  readonly numbering: Numbering;
  /** An entry of a table of contents is neither a heading nor an item. */
  readonly isContents?: boolean;
}

/**
 * Returns what Google Docs shows for a document, including suggestions. Written from the reference of the Google Docs
 * API, independently of the converter, so that the two are unlikely to have the same bug.
 */
export function readSource(document: docs_v1.Schema$Document): Content {
  const builder = new ContentBuilder();
  const tabs = (document.tabs ?? []).flatMap((tab) => withChildren(tab));
  for (const { tabProperties, documentTab } of tabs) {
    if (tabs.length > 1) readTabTitle(builder, tabProperties);
    readTab(builder, documentTab ?? {}, tabProperties?.tabId ?? "");
  }
  if (tabs.length === 0) readTab(builder, document as Tab, "");
  return builder.content;
}

function withChildren(tab: docs_v1.Schema$Tab): readonly docs_v1.Schema$Tab[] {
  return [tab, ...(tab.childTabs ?? []).flatMap((child) => withChildren(child))];
}

function readTabTitle(builder: ContentBuilder, tab: docs_v1.Schema$TabProperties = {}): void {
  builder.identify(`tab/${tab.tabId}`);
  builder.open();
  builder.add({ text: tab.title ?? "", marks: new Set() });
  builder.close();
}

function readTab(builder: ContentBuilder, tab: Tab, tabId: string): void {
  const reading = { builder, tab, tabId, numbering: new Numbering(tab.lists) };
  for (const { content } of Object.values(tab.headers ?? {})) {
    builder.inMargin(() => readElements(content ?? [], reading));
  }
  readElements(tab.body?.content ?? [], reading);
  for (const [id, note] of Object.entries(tab.footnotes ?? {})) {
    builder.inNote(`${tabId}/${id}`, () => readElements(note.content ?? [], reading));
  }
  for (const { content } of Object.values(tab.footers ?? {})) {
    builder.inMargin(() => readElements(content ?? [], reading));
  }
}

function readElements(content: Elements, reading: Reading): void {
  for (const { paragraph, table, tableOfContents } of content) {
    if (paragraph) readParagraph(paragraph, reading);
    if (table) readTable(table, reading);
    readElements(tableOfContents?.content ?? [], { ...reading, isContents: true });
  }
}

function readParagraph(paragraph: docs_v1.Schema$Paragraph, reading: Reading): void {
  const { builder, tab, tabId } = reading;
  const { namedStyleType, headingId } = paragraph.paragraphStyle ?? {};
  if (headingId) builder.identify(`${tabId}/${headingId}`);
  const block = builder.open(reading.isContents ? {} : kindOf(paragraph, reading, namedStyleType));
  const named = (tab.namedStyles?.styles ?? []).find(
    (one) => one.namedStyleType === namedStyleType,
  );
  const around = { tab, tabId, named: named?.textStyle ?? {} };
  for (const id of paragraph.positionedObjectIds ?? []) {
    const properties = tab.positionedObjects?.[id]?.positionedObjectProperties;
    builder.add({ text: "", marks: new Set(), ...readImage(properties?.embeddedObject) });
  }
  for (const element of paragraph.elements ?? []) builder.add(readPiece(element, around));
  if (block.item?.label === "☐") tick(block);
  // A numbered heading shows its number.
  if (block.heading !== undefined && block.item?.label) {
    block.pieces.unshift({ text: `${block.item.label} `, marks: new Set() });
  }
  builder.close();
}

/** Ticks a checklist item if all its words are struck through, and removes the redundant strikethrough. */
function tick({ pieces, item }: Block): void {
  const words = pieces.filter(({ text }) => text.trim() !== "");
  if (!item || words.length === 0) return;
  if (!words.every(({ marks }) => marks.has("strikethrough"))) return;
  item.label = "☒";
  for (const [index, piece] of pieces.entries()) {
    const marks = [...piece.marks].filter((mark) => mark !== "strikethrough");
    pieces[index] = { ...piece, marks: new Set(marks) };
  }
}

function kindOf(
  { bullet }: docs_v1.Schema$Paragraph,
  { numbering }: Reading,
  namedStyleType: string | null | undefined,
): Pick<Block, "heading" | "item"> {
  const level = /^HEADING_(\d)$/.exec(namedStyleType ?? "")?.[1];
  const heading = namedStyleType === "TITLE" ? 1 : Number(level ?? 0) || undefined;
  return { heading, item: bullet ? numbering.next(bullet, heading !== undefined) : undefined };
}

/** Every row has a cell for each column; the text of a covered cell belongs to the merged cell that covers it. */
function readTable(table: docs_v1.Schema$Table, reading: Reading): void {
  const { builder } = reading;
  const number = builder.table();
  const covering = new Map<string, Cell>();
  for (const [row, { tableCells }] of (table.tableRows ?? []).entries()) {
    let column = 0;
    for (const [index, { tableCellStyle, content }] of (tableCells ?? []).entries()) {
      const read = () => readElements(content ?? [], reading);
      const merged = covering.get(`${row},${index}`);
      if (merged) {
        builder.inOpenedCell(merged, read);
        continue;
      }
      const rowSpan = tableCellStyle?.rowSpan ?? 1;
      const columnSpan = tableCellStyle?.columnSpan ?? 1;
      const cell = builder.inCell({ table: number, row, column, rowSpan, columnSpan }, read);
      for (let down = 0; down < rowSpan; down += 1) {
        for (let over = 0; over < columnSpan; over += 1)
          covering.set(`${row + down},${index + over}`, cell);
      }
      column += 1;
    }
  }
}
