import { isElement, type Element, type Node } from "./page-nodes.js";

/** Void elements (HTML, 13.1.2) that may be in the content of a page. */
const VOID: ReadonlySet<string> = new Set(["br", "col", "hr", "img", "input", "wbr"]);

/**
 * Nodes as a browser writes them (HTML, 13.3): the block editor reads the content of a block from a browser, and what it then
 * saves must be what it has read. A `<` is never in an attribute, where it could begin what a site takes for a block.
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
