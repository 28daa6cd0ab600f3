import type { Element, ElementContent, Properties } from "hast";

/** Elements without content or end tag (HTML, "Void elements"), of those that a document is written with. */
const VOID = new Set(["br", "col", "hr", "img", "meta"]);

/** Properties of an HTML tree that are called otherwise as attributes, of those that a document is written with. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ["ariaLabel", "aria-label"],
  ["charSet", "charset"],
  ["className", "class"],
  ["colSpan", "colspan"],
  ["dateTime", "datetime"],
  ["rowSpan", "rowspan"],
]);

/**
 * An HTML tree as text: what `hast-util-to-html` gives for the trees of this package, in a fraction of its time.
 * A test holds the two to be equal.
 */
export function serializeHtml(node: ElementContent): string {
  const parts: string[] = [];
  addHtml(node, parts);
  return parts.join("");
}

/** No element has this name. */
const WRITTEN = "";

/** Nodes as one that holds nothing but their text: as a tree, they take many times as much memory. */
export function written(nodes: readonly ElementContent[]): Element {
  const value = nodes.map((node) => serializeHtml(node)).join("");
  return { type: "element", tagName: WRITTEN, properties: {}, children: [{ type: "text", value }] };
}

/** The same as parts to be joined with all others at once, since each joint between two costs as much as a part. */
export function addHtml(node: ElementContent, parts: string[]): void {
  if (node.type === "text") parts.push(escapeText(node.value));
  if (node.type !== "element") return;
  const [first] = node.children;
  if (node.tagName === WRITTEN) {
    if (first?.type === "text") parts.push(first.value);
    return;
  }
  parts.push(startTag(node));
  if (VOID.has(node.tagName)) return;
  // A stylesheet is text that has no references.
  const isStyle = node.tagName === "style";
  for (const child of node.children) {
    if (isStyle && child.type === "text") parts.push(child.value);
    else addHtml(child, parts);
  }
  parts.push(`</${node.tagName}>`);
}

/** An element around lines of HTML that are written already, so that no tree of the whole document is needed. */
export function serializeAround(around: Element, lines: readonly string[]): string {
  let content = lines.length === 0 ? "" : "\n";
  for (const line of lines) content += `${line}\n`;
  return `${startTag(around)}${content}</${around.tagName}>`;
}

function startTag({ tagName, properties }: Element): string {
  let tag = `<${tagName}`;
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null) continue;
    tag += ` ${ATTRIBUTES.get(name) ?? name}="${escapeAttribute(attributeValue(value))}"`;
  }
  return `${tag}>`;
}

function attributeValue(value: NonNullable<Properties[string]>): string {
  return Array.isArray(value) ? value.join(" ") : String(value);
}

function escapeText(value: string): string {
  return /[<&]/.test(value) ? value.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;") : value;
}

const SPECIAL = /["&'`\0]/g;

/** Escapes also what no browser needs to have escaped, since older readers did. */
function escapeAttribute(value: string): string {
  if (value.search(SPECIAL) === -1) return value;
  return value.replaceAll(SPECIAL, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
}
