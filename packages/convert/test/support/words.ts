import type { Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Conversion, Format } from "../../src/index.js";
import { docxText } from "../docx/reading/docx-text.js";
import { epubHtml } from "./epub-html.js";

/** The Markdown tree of an output, read by remark. */
export function parseMarkdown(markdown: string): Nodes {
  const body = markdown.replace(/^---\n.*?\n---\n/s, "");
  return unified().use(remarkParse).use(remarkGfm).parse(body);
}

/** Third-party parsers for the formats with markup; the other formats consist of text only. */
const READERS: { readonly [F in Format]?: (content: Conversion<F>["content"]) => string } = {
  html: textOfHtml,
  markdown: (content) => textOfMarkdown(parseMarkdown(content)),
  docx: docxText,
  epub: (content) => textOfHtml(epubHtml(content as Uint8Array)),
};

/** The visible words of an output. */
export function wordsOf<F extends Format>(
  content: Conversion<F>["content"],
  format: F,
): readonly string[] {
  return splitWords(READERS[format]?.(content) ?? withoutLinksAndMarks(String(content)));
}

/** Matches the URL of a link or the sign of a suggestion, which may be in the middle of a word. */
const IN_A_WORD = /(?<=[\p{L}\p{N}])(?: <[a-z]+:[^<>\s]+>|\{\+|\+\}|\[-|-\])+(?=[\p{L}\p{N}])/gu;

/** A superscript directly after a word, which is part of that word in the document. */
const SUPERSCRIPT = /\^\(([^()]*)\)|\^(?=[\p{L}\p{N}])/gu;

function withoutLinksAndMarks(text: string): string {
  return text.replaceAll(SUPERSCRIPT, "$1").replaceAll(IN_A_WORD, "");
}

/** Runs of letters and digits. */
export function splitWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that occur less often in `actual` than in `expected`. */
export function missingWords(expected: readonly string[], actual: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of actual) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

const IN_LINE = new Set(
  "a abbr bdi bdo code del em i img ins mark s small span strong sub sup time u".split(" "),
);

/** A footnote number directly follows a word but is not part of it. */
function textOfHtml(html: string): string {
  return textOfElement(fromHtml(html));
}

function textOfElement(node: Root | RootContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" && node.type !== "root") return "";
  const text = node.children.map((child) => textOfElement(child)).join("");
  if (node.type === "root") return text;
  if (
    node.tagName === "head" ||
    node.tagName === "style" ||
    node.properties["role"] === "doc-noteref"
  )
    return "";
  return IN_LINE.has(node.tagName) ? text : `\n${text}\n`;
}

const LEAVES = new Set(["paragraph", "heading", "tableCell", "code"]);

function textOfMarkdown(node: Nodes): string {
  if (node.type === "html") return textOfHtml(node.value);
  if (LEAVES.has(node.type)) return textOfLeaf(node);
  return "children" in node ? node.children.map((child) => textOfMarkdown(child)).join("\n") : "";
}

function textOfLeaf(node: Nodes): string {
  if (node.type === "break" || (node.type === "html" && node.value === "<br>")) return " ";
  if (!("children" in node)) return toString(node, { includeHtml: false, includeImageAlt: false });
  return node.children.map((child) => textOfLeaf(child)).join("");
}
