import { isElement, type Element, type Node } from "./page-nodes.js";

/** Void elements (HTML, 13.1.2) that the content of a page may contain. */
const VOID: ReadonlySet<string> = new Set(["br", "col", "hr", "img", "input", "wbr"]);

/**
 * Serializes nodes as a browser does (HTML, 13.3): the block editor reads a block's content from a browser, and must
 * save the same text again. Escapes `<` in attributes, because the site could mistake it for the start of a block.
 */
export function serializeNodes(nodes: readonly Node[]): string {
  return nodes.map((node) => serialize(node)).join("");
}

function serialize(node: Node): string {
  if (isElement(node)) return serializeElement(node);
  return "value" in node ? escapeText(node.value) : "";
}

function serializeElement({ tagName, attrs, childNodes }: Element): string {
  const attributes = attrs.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`);
  const start = `<${tagName}${attributes.join("")}>`;
  return VOID.has(tagName) ? start : `${start}${serializeNodes(childNodes)}</${tagName}>`;
}

function escapeText(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("\u00a0", "&nbsp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}
