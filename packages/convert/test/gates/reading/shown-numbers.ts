import type { Element } from "hast";
import type { List, Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../support/words.js";
import { childElements, htmlElements } from "./html-elements.js";

/** The numbers that a browser shows before items, in reading order, without headings and footnotes. */
export function htmlNumbers(html: string): readonly number[] {
  const numbers = new Map<Element, number>();
  const elements = htmlElements(html);
  for (const list of elements.filter(({ tagName }) => tagName === "ol")) {
    let next = Number(list.properties["start"] ?? 1);
    for (const item of childElements(list, "li")) {
      const number = Number(item.properties["value"] ?? next);
      numbers.set(item, number);
      next = number + 1;
    }
  }
  return elements.flatMap((element) => {
    const number = numbers.get(element);
    return number === undefined || isOther(element) ? [] : [number];
  });
}

/** The numbers that a Markdown renderer shows before items. */
export function markdownNumbers(markdown: string): readonly number[] {
  const numbers: number[] = [];
  visit(parseMarkdown(markdown), (node: Nodes, index, parent) => {
    if (node.type === "html" && node.value.startsWith("<t"))
      numbers.push(...htmlNumbers(node.value));
    if (node.type !== "listItem" || parent?.type !== "list" || !parent.ordered) return;
    if (node.children[0]?.type !== "heading") numbers.push(startOf(parent) + (index ?? 0));
  });
  return numbers;
}

function startOf(list: List): number {
  return list.start ?? 1;
}

function isOther(item: Element): boolean {
  const first = item.children.find((child) => child.type === "element");
  return String(item.properties["id"]).startsWith("note:") || /^h[1-6]$/.test(first?.tagName ?? "");
}
