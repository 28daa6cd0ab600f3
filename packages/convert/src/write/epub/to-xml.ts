import type { Element as HtmlElement, ElementContent, Properties } from "hast";
import type { Element } from "xast";
import { x, type Child } from "../docx/xml/x.js";

/** Properties whose attributes have a different name, among those that the HTML writer uses. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ["ariaLabel", "aria-label"],
  ["className", "class"],
  ["colSpan", "colspan"],
  ["dateTime", "datetime"],
  ["rowSpan", "rowspan"],
]);

/** Converts an HTML element to XHTML. */
export function toXml({ tagName, properties, children }: HtmlElement): Element {
  return x(tagName, attributesOf(properties), children.map(childOf));
}

function childOf(node: ElementContent): Child {
  if (node.type === "element") return toXml(node);
  return node.type === "text" ? node.value : undefined;
}

function attributesOf(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    const attribute = ATTRIBUTES.get(name) ?? name;
    const text = Array.isArray(value) ? value.join(" ") : String(value);
    attributes[attribute] = value === true ? attribute : text;
  }
  return attributes;
}
