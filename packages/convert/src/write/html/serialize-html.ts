import type { Element, ElementContent, Properties } from "hast";

/** Void elements (HTML, 13.1.2) that this package writes. */
const VOID = new Set(["br", "col", "hr", "img", "input", "meta"]);

/** Properties whose attributes have a different name, among those that this package uses. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ["ariaLabel", "aria-label"],
  ["charSet", "charset"],
  ["className", "class"],
  ["colSpan", "colspan"],
  ["dateTime", "datetime"],
  ["rowSpan", "rowspan"],
]);

/**
 * Serializes an HTML tree, with the same result as `hast-util-to-html` for the trees of this package but much faster.
 * A test compares the two.
 */
export function serializeHtml(node: ElementContent): string {
  const parts: string[] = [];
  addHtml(node, parts);
  return parts.join("");
}

/** Name that marks an element whose text is already serialized. */
const SERIALIZED = "";

/** Serializes nodes into one element that contains only their text, because a tree takes many times as much memory. */
export function serialized(nodes: readonly ElementContent[]): Element {
  const parts: string[] = [];
  for (const node of nodes) addHtml(node, parts);
  const children: ElementContent[] = [{ type: "text", value: parts.join("") }];
  return { type: "element", tagName: SERIALIZED, properties: {}, children };
}

/** Appends the serialized node to an array of strings that are joined once, which is faster than concatenating them. */
export function addHtml(node: ElementContent, parts: string[]): void {
  if (node.type === "text") parts.push(escapeText(node.value));
  if (node.type !== "element") return;
  const [first] = node.children;
  if (node.tagName === SERIALIZED) {
    if (first?.type === "text") parts.push(first.value);
    return;
  }
  parts.push(startTag(node));
  if (VOID.has(node.tagName)) return;
  // Text in a stylesheet is not escaped.
  const isStyle = node.tagName === "style";
  for (const child of node.children) {
    if (isStyle && child.type === "text") parts.push(child.value);
    else addHtml(child, parts);
  }
  parts.push(`</${node.tagName}>`);
}

/**
 * Serializes an element around lines that are already serialized, so that a tree of the whole document is not needed.
 */
export function serializeAround(around: Element, lines: readonly string[]): string {
  let content = lines.length === 0 ? "" : "\n";
  for (const line of lines) content += `${line}\n`;
  return `${startTag(around)}${content}</${around.tagName}>`;
}

function startTag({ tagName, properties }: Element): string {
  let tag = `<${tagName}`;
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === false) continue;
    const attribute = ATTRIBUTES.get(name) ?? name;
    tag +=
      value === true
        ? ` ${attribute}`
        : ` ${attribute}="${escapeAttribute(attributeValue(value))}"`;
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

/** Escapes the same characters as `hast-util-to-html`, some of them for old browsers. */
function escapeAttribute(value: string): string {
  if (value.search(SPECIAL) === -1) return value;
  return value.replaceAll(SPECIAL, (character) => `&#x${character.charCodeAt(0).toString(16)};`);
}
