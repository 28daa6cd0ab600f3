import type { Element, Nodes as HtmlNodes } from "hast";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../support/words.js";
import { childElements, htmlElements } from "./html-elements.js";

/** A list item as renderers of Markdown show it. */
export interface MarkdownItem {
  /** How many lists it is nested in; 0 for the top level. */
  readonly depth: number;
  /** Its number, if it has one, and its first line. */
  readonly text: string;
}

/** The list items of Markdown and of the HTML tables in it, in reading order, read by remark. */
export function markdownItems(markdown: string): readonly MarkdownItem[] {
  const tree = parseMarkdown(markdown);
  const body = markdown.slice(markdown.length - (tree.position?.end.offset ?? 0));
  return itemsBelow(tree, body, 0);
}

function itemsBelow(node: Nodes, body: string, depth: number): readonly MarkdownItem[] {
  if (node.type === "html") return node.value.startsWith("<t") ? htmlItems(node.value) : [];
  if (!("children" in node)) return [];
  if (node.type !== "list") return node.children.flatMap((one) => itemsBelow(one, body, depth));
  return node.children.flatMap((item, index) => {
    // Renderers number the other items by counting from the first one.
    const delimiter = /^\d+([.)])/.exec(body.slice(item.position?.start.offset))?.[1] ?? "";
    const number = node.ordered ? `${(node.start ?? 1) + index}${delimiter} ` : "";
    const [first] = item.children;
    const line = first ? toString(first, { includeHtml: false }) : "";
    return [{ depth, text: `${number}${line}`.trim() }, ...itemsBelow(item, body, depth + 1)];
  });
}

/** Items in a table: the numbers of lists with digits or letters, and the text of all items. */
function htmlItems(html: string): readonly MarkdownItem[] {
  const elements = htmlElements(html);
  const texts = new Map<Element, string>();
  for (const list of elements.filter(({ tagName }) => tagName === "ol" || tagName === "ul")) {
    for (const [index, item] of childElements(list, "li").entries())
      texts.set(item, `${numberOf(list, index)}${lineOf(item)}`.trim());
  }
  return elements.flatMap((element) => {
    const text = texts.get(element);
    return text === undefined ? [] : [{ depth: 0, text }];
  });
}

function numberOf(list: Element, index: number): string {
  if (list.tagName === "ul") return "";
  const number = Number(list.properties["start"] ?? 1) + index;
  const letter = String.fromCodePoint(96 + number);
  return list.properties["type"] === "a" ? `${letter}. ` : `${number}. `;
}

/** The text of an item before its first nested list. */
function lineOf({ children }: Element): string {
  const end = children.findIndex((one) => one.type === "element" && /^[ou]l$/.test(one.tagName));
  const own = end < 0 ? children : children.slice(0, end);
  return own.map((one) => textOf(one)).join("");
}

function textOf(node: HtmlNodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}
