import type { Element } from "hast";
import { childElements, htmlElements } from "./html-elements.js";

/** The numbers that a browser shows before items, in reading order, excluding headings and footnotes. */
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

function isOther(item: Element): boolean {
  const first = item.children.find((child) => child.type === "element");
  return String(item.properties["id"]).startsWith("note:") || /^h[1-6]$/.test(first?.tagName ?? "");
}
