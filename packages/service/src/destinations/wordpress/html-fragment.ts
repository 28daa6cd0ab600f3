import type { Element, ElementContent, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";

/**
 * The content of an HTML page without the elements around it, because a site has a `main` of its own. The site also shows
 * the title of a post, so that an equal title of the document is left out, unless something links to it.
 */
export function htmlFragment(page: string, shownTitle: string): string {
  const root = fromHtml(page).children.find(isElement);
  const body = root?.children.find((node) => isElement(node) && node.tagName === "body");
  if (!body || !isElement(body)) return "";
  const content = body.children.flatMap((node) =>
    isElement(node) && node.tagName === "main" ? node.children : [node],
  );
  return toHtml(content.filter((node) => !isTitle(node, shownTitle, page))).trim();
}

function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === "element";
}

function isTitle(node: ElementContent, shownTitle: string, page: string): boolean {
  if (!isElement(node) || node.tagName !== "h1") return false;
  const { className, id } = node.properties;
  const isMarked = Array.isArray(className) && className.includes("title");
  return isMarked && toString(node).trim() === shownTitle && !page.includes(`href="#${id}"`);
}
