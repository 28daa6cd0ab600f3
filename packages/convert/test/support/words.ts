import { fromHtml } from "hast-util-from-html";
import { toText } from "hast-util-to-text";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** The Markdown tree that a reader of the output gets. */
export function parseMarkdown(markdown: string): Nodes {
  const body = markdown.replace(/^---\n.*?\n---\n/s, "");
  return unified().use(remarkParse).use(remarkGfm).parse(body);
}

/** The words that a reader of an output sees. */
export function wordsOf(content: string, format: "html" | "markdown"): readonly string[] {
  return splitWords(
    format === "html" ? textOfHtml(content) : textOfMarkdown(parseMarkdown(content)),
  );
}

/** Runs of letters and digits. */
export function splitWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of `expected` that `actual` has less often. */
export function missingWords(expected: readonly string[], actual: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of actual) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** The number of a footnote stands close to the word before it and is no part of it. */
function textOfHtml(html: string): string {
  const tree = fromHtml(html);
  visit(tree, "element", (element) => {
    if (element.properties["role"] === "doc-noteref") element.children = [];
  });
  return toText(tree);
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
