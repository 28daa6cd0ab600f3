import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { imageText, NOTE } from "./expected-run.js";
import { lineOf, type ReadBlock, type Span } from "./read-block.js";

const BLOCKS = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "li",
  "td",
  "th",
  "blockquote",
  "pre",
]);
const NAMES: Readonly<Record<string, string>> = { s: "del", th: "td" };
const MARKS = new Set(["strong", "em", "del", "code", "u", "sup", "sub", "ins"]);

/** The blocks of HTML in reading order. */
export function readHtml(html: string): readonly ReadBlock[] {
  return readTree(fromHtml(html, { fragment: true }));
}

/** The blocks of a tree in reading order. */
export function readTree(tree: Nodes): readonly ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let spans: Span[] = [];
  const flush = (kind: string) => {
    const line = lineOf(spans);
    if (line !== "") blocks.push({ kind, line });
    spans = [];
  };
  const read = (node: Nodes, kind: string, marks: readonly string[], link?: string) => {
    if (node.type === "text") spans.push({ text: inHtml(node.value), marks, link });
    if (!("children" in node)) return;
    const name = node.type === "element" ? (NAMES[node.tagName] ?? node.tagName) : "";
    // The footnotes come last.
    if (name === "section") return;
    if (name === "input") {
      const { checked } = (node as Element).properties;
      spans.push({ text: checked ? "[x] " : "[ ] ", marks: [] });
    } else if (name === "img") {
      const text = imageText(String((node as Element).properties["alt"] ?? ""));
      spans.push({ text, marks, link });
    } else if (name === "sup" && isNote(node.children[0])) spans.push({ text: NOTE, marks, link });
    else if (name === "br") spans.push({ text: "\v", marks, link });
    else if (name !== "" && !MARKS.has(name) && name !== "a" && name !== "label")
      readBlock(node as Element, name, kind);
    else {
      const inside = MARKS.has(name) ? [...marks, name] : marks;
      const url = name === "a" ? String((node as Element).properties["href"]) : link;
      for (const child of node.children) read(child, kind, inside, url);
    }
  };
  const readBlock = (node: Element, name: string, outer: string) => {
    flush(outer);
    const own = BLOCKS.has(name) ? name : "?";
    const kind = own === "li" ? "p" : own;
    for (const child of node.children) read(child, kind, []);
    flush(kind);
  };
  read(tree, "?", []);
  flush("?");
  return blocks;
}

/** True for links to a footnote: from micromark, from MDX, or the converter's own. */
function isNote(node: Nodes | undefined): boolean {
  if (node?.type !== "element") return false;
  const { dataFootnoteRef, "data-footnote-ref": inMdx, role } = node.properties;
  return Boolean(dataFootnoteRef ?? inMdx) || dataFootnoteRef === "" || role === "doc-noteref";
}

/** HTML treats line breaks in text as spaces. */
function inHtml(text: string): string {
  return text.replaceAll(/ *\n */g, " ");
}
