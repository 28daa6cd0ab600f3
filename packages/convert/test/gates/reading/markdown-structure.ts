import type { Element } from "hast";
import type { Link, Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../support/words.js";
import { htmlElements } from "./html-elements.js";
import { htmlStructure, type Structure } from "./html-structure.js";

const COUNTED = {
  listItem: "items",
  tableCell: "cells",
  image: "images",
  strong: "strong",
  inlineCode: "code",
  code: "code",
} as const;

/** The structure of Markdown, including its HTML, read by remark. */
export function markdownStructure(markdown: string): Structure {
  const html: Element[] = [];
  const headings: number[] = [];
  const links: string[] = [];
  const counts = { items: 0, cells: 0, images: 0, strong: 0, code: 0 };
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === "html" && isBlock(node.value)) html.push(...htmlElements(node.value));
    if (node.type === "heading") headings.push(node.depth);
    if (node.type === "link" && isWritten(node)) links.push(decodeURI(node.url));
    if (node.type === "html" && node.value === "<strong>") counts.strong += 1;
    if (isCounted(node)) counts[COUNTED[node.type]] += 1;
  });
  const inHtml = htmlStructure(html);
  return {
    headings: [...headings, ...inHtml.headings].sort(),
    items: counts.items + inHtml.items,
    cells: counts.cells + inHtml.cells,
    images: counts.images + inHtml.images,
    strong: counts.strong + inHtml.strong,
    code: counts.code + inHtml.code,
    links: [...links, ...inHtml.links].sort(),
  };
}

function isBlock(html: string): boolean {
  return /^<(?:table|section)/.test(html);
}

function isCounted(node: Nodes): node is Extract<Nodes, { type: keyof typeof COUNTED }> {
  return node.type in COUNTED;
}

/** Remark turns URLs in plain text into links even if they are escaped; GitHub does not. */
function isWritten({ position, children }: Link): boolean {
  const text = children[0]?.position;
  return position?.start.offset !== text?.start.offset;
}
