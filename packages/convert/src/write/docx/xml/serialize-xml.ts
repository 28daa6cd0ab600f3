import type { Element, ElementContent } from "xast";

/**
 * An XML element as text: what `xast-util-to-xml` gives for the trees of this package, in a fraction of its time.
 * A test holds the two to be equal but for `]]>`, which text may not hold (XML 1.0, 2.4), and for characters that no
 * document may hold, which are left out. Names are taken as they are.
 */
export function serializeXml(element: Element): string {
  const { name, children } = element;
  if (name === WRITTEN) return textOfWritten(element);
  const tag = startTag(element);
  if (children.length === 0) return `${tag} />`;
  let content = "";
  for (const child of children) content += serializeContent(child);
  return content === "" ? `${tag} />` : `${tag}>${content}</${name}>`;
}

/** No element has this name. */
const WRITTEN = "";

/** Elements as one that holds nothing but their text: as a tree, they take many times as much memory. */
export function written(elements: readonly Element[]): Element {
  const value = elements.map((element) => serializeXml(element)).join("");
  return { type: "element", name: WRITTEN, attributes: {}, children: [{ type: "text", value }] };
}

function textOfWritten({ children: [only] }: Element): string {
  return only?.type === "text" ? only.value : "";
}

/** The name and the attributes of an element, open to be ended by `>` or ` />`. */
export function startTag({ name, attributes }: Element): string {
  let tag = `<${name}`;
  for (const attribute in attributes) {
    tag += ` ${attribute}="${escapeAttribute(attributes[attribute] ?? "")}"`;
  }
  return tag;
}

function serializeContent(node: ElementContent): string {
  switch (node.type) {
    case "element":
      return serializeXml(node);
    case "text":
      return escapeText(node.value);
    default:
      return "";
  }
}

/** Text of safe signs alone, which most text is: not `&`, `<`, `>`, nor what may be no character of XML. */
const SAFE_TEXT = /^[\t\n\r -%'-;=?-\uD7FF\uE000-\uFFFD]*$/;

/** The same of an attribute, which may hold `>` and not `"`. */
const SAFE_ATTRIBUTE = /^[\t\n\r !#-%'-;=-\uD7FF\uE000-\uFFFD]*$/;

function escapeText(value: string): string {
  if (SAFE_TEXT.test(value)) return value;
  return escape(value).replaceAll("]]>", "]]&gt;");
}

function escapeAttribute(value: string): string {
  if (SAFE_ATTRIBUTE.test(value)) return value;
  return escape(value).replaceAll('"', "&#x22;");
}

/** Characters that no XML document may hold (XML 1.0, 2.2). */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escape(value: string): string {
  return value.replaceAll(NOT_XML, "").replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");
}
