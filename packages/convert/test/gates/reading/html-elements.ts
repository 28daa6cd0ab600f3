import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

/** All elements of a page as a browser parses it, in document order. */
export function htmlElements(html: string): readonly Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html), "element", (element) => {
    elements.push(element);
  });
  return elements;
}

/** The children of an element with one of the names. */
export function childElements(element: Element, ...names: string[]): readonly Element[] {
  return element.children.filter(
    (child) => child.type === "element" && names.includes(child.tagName),
  ) as Element[];
}
