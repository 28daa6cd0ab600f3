import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import type { Content, Mark } from "../content.js";
import { ContentBuilder } from "../content-builder.js";
import { labelsOf, listStyles, type ListStyles } from "./html-labels.js";

interface Reading {
  readonly builder: ContentBuilder;
  readonly styles: ListStyles;
  readonly marks: ReadonlySet<Mark>;
  readonly url?: string;
  readonly target?: string;
  /** How many lists surround it; -1 outside of lists. */
  readonly depth: number;
  /** The item whose first paragraph is read next. */
  readonly item?: { readonly depth: number; readonly label: string };
  readonly isContents?: boolean;
}

const MARKS: ReadonlyMap<string, Mark> = new Map([
  ["strong", "bold"],
  ["b", "bold"],
  ["em", "italic"],
  ["i", "italic"],
  ["u", "underline"],
  ["s", "strikethrough"],
  ["del", "strikethrough"],
  ["ins", "inserted"],
  ["sup", "superscript"],
  ["sub", "subscript"],
]);

const INLINE = new Set("a abbr bdi bdo code img input label mark small span time br".split(" "));

/** Returns what a browser shows for a page, parsed by parse5. */
export function readHtml(html: string): Content {
  const builder = new ContentBuilder();
  const tree = fromHtml(html);
  let css = "";
  visit(tree, "element", (element) => {
    const [text] = element.tagName === "style" ? element.children : [];
    if (text?.type === "text") css += text.value;
  });
  read(tree, { builder, styles: listStyles(css), marks: new Set(), depth: -1 });
  return builder.content;
}

function read(node: Nodes, reading: Reading): void {
  if (node.type === "text") addText(node.value, reading);
  if (node.type === "element") readElement(node, reading);
  if (node.type === "root") readChildren(node, reading);
}

function readChildren({ children }: Element | Extract<Nodes, { type: "root" }>, reading: Reading) {
  for (const child of children) read(child, reading);
}

function addText(text: string, { builder, marks, url, target }: Reading): void {
  builder.add({ text, marks, url, target });
}

function readElement(element: Element, reading: Reading): void {
  const { tagName, properties } = element;
  if (["head", "style", "script"].includes(tagName) || isBackLink(element)) return;
  const mark = MARKS.get(tagName);
  if (mark || INLINE.has(tagName)) return readInline(element, reading, mark);
  reading.builder.close();
  if (properties["id"]) reading.builder.identify(String(properties["id"]));
  readBlock(element, reading);
  reading.builder.close();
}

function isBackLink({ properties }: Element): boolean {
  return properties["role"] === "doc-backlink" || "dataFootnoteBackref" in properties;
}

function readInline(element: Element, reading: Reading, mark: Mark | undefined): void {
  const { tagName, properties } = element;
  const { builder } = reading;
  const href = String(properties["href"] ?? "");
  if (properties["role"] === "doc-noteref" || "dataFootnoteRef" in properties) {
    return builder.add({ text: "", marks: new Set(), note: href.slice(1) });
  }
  if (properties["id"]) builder.identify(String(properties["id"]));
  if (tagName === "br") return addText("\n", reading);
  if (tagName === "input") return addText("checked" in properties ? "☒" : "☐", reading);
  if (tagName === "img") {
    const alternative = String(properties["alt"] ?? "");
    const image = { alternative, url: String(properties["src"] ?? "") };
    return builder.add({ text: "", marks: reading.marks, image });
  }
  const marks = mark ? new Set([...reading.marks, mark]) : reading.marks;
  const inner = href.startsWith("#") ? { target: href.slice(1) } : href ? { url: href } : {};
  readChildren(element, { ...reading, ...inner, marks });
}

function readBlock(element: Element, reading: Reading): void {
  const { tagName, properties } = element;
  const { builder, isContents } = reading;
  const heading = /^h([1-6])$/.exec(tagName)?.[1];
  const classes = (properties["className"] ?? []) as readonly string[];
  if (heading) {
    builder.open({ heading: Number(heading) });
    return readChildren(element, reading);
  }
  if (tagName === "ol" || tagName === "ul") return readList(element, reading);
  if (tagName === "table") return readTable(element, reading);
  if (classes.some((name) => /(?:^|-)page-(?:header|footer)$/.test(name))) {
    return builder.inMargin(() => readChildren(element, reading));
  }
  if (tagName === "p" || tagName === "pre") builder.open();
  readChildren(element, { ...reading, isContents: isContents || tagName === "nav" });
}

function readList(list: Element, reading: Reading): void {
  const { builder, styles } = reading;
  const items = list.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === "li",
  );
  const depth = reading.depth + 1;
  const labels = labelsOf(list, items, styles);
  for (const [index, item] of items.entries()) {
    const id = String(item.properties["id"] ?? "");
    if (/^note:|^user-content-fn-|-note:/.test(id)) {
      builder.inNote(id, () => readChildren(item, { ...reading, depth: -1 }));
      continue;
    }
    builder.close();
    if (id) builder.identify(id);
    readItem(item, { ...reading, depth }, labels[index] ?? "");
  }
}

/** The first paragraph of an item carries its label; a numbered heading is not an item. */
function readItem(item: Element, reading: Reading, label: string): void {
  const { builder, depth, isContents } = reading;
  const [first, ...rest] = item.children.filter((one) => one.type !== "text" || one.value.trim());
  const isBlock = first?.type === "element" && ["p", "pre"].includes(first.tagName);
  const isHeading = first?.type === "element" && /^h[1-6]$/.test(first.tagName);
  if (isHeading) {
    readChildren(item, reading);
    const heading = builder.content.blocks.findLast((one) => one.heading !== undefined);
    if (label) heading?.pieces.unshift({ text: `${label} `, marks: new Set() });
    return;
  }
  builder.open(isContents ? {} : { item: { depth, label } });
  if (!isBlock) return readChildren(item, reading);
  if (first.properties["id"]) builder.identify(String(first.properties["id"]));
  readChildren(first, reading);
  builder.close();
  for (const child of rest) read(child, reading);
}

function readTable(table: Element, reading: Reading): void {
  const number = reading.builder.table();
  let row = -1;
  const walk = (element: Element): void => {
    if (element.tagName === "tr") {
      row += 1;
      let column = 0;
      for (const cell of element.children) {
        if (cell.type !== "element") continue;
        const rowSpan = Number(cell.properties["rowSpan"] ?? 1);
        const columnSpan = Number(cell.properties["colSpan"] ?? 1);
        reading.builder.inCell({ table: number, row, column, rowSpan, columnSpan }, () => {
          if (cell.properties["id"]) reading.builder.identify(String(cell.properties["id"]));
          readChildren(cell, { ...reading, depth: -1 });
        });
        column += 1;
      }
      return;
    }
    for (const child of element.children) if (child.type === "element") walk(child);
  };
  walk(table);
}
