import {
  attributeOf,
  classesOf,
  findElements,
  isElement,
  textOf,
  type Node,
} from "./page-nodes.js";

/**
 * Removes the title from the nodes of a page if it equals the title that the site shows, unless something links to it.
 */
export function withoutTitle(nodes: readonly Node[], shown: string): readonly Node[] {
  return nodes.filter((node) => {
    if (!isElement(node) || node.tagName !== "h1" || !classesOf(node).includes("title"))
      return true;
    if (textOf(node).trim() !== shown) return true;
    const link = `#${attributeOf(node, "id")}`;
    return findElements(nodes, (element) => attributeOf(element, "href") === link).length > 0;
  });
}
