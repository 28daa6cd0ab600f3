import type { Element, ElementContent, Properties } from "hast";
import { serializeHtml } from "../../html/serialize-html.js";

/**
 * Serializes an HTML tree as JSX on one line. Text becomes a JavaScript string, in which MDX parses neither Markdown
 * nor braces.
 */
export function serializeJsx(node: ElementContent): string {
  // The HTML writer puts elements on their own lines.
  if (node.type === "text") return node.value === "\n" ? "" : `{${JSON.stringify(node.value)}}`;
  if (node.type !== "element") return "";
  const { tagName, children } = node;
  // The HTML writer has already serialized a long line.
  if (tagName === "") return htmlInJsx(node);
  const tag = `<${tagName}${attributesOf(node)}`;
  if (children.length === 0) return `${tag} />`;
  return `${tag}>${children.map((child) => serializeJsx(child)).join("")}</${tagName}>`;
}

function htmlInJsx(node: Element): string {
  const html = JSON.stringify({ __html: serializeHtml(node) });
  return `<span dangerouslySetInnerHTML={${html}} />`;
}

function attributesOf({ properties }: Element): string {
  let attributes = "";
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    attributes += value === true ? ` ${name}` : ` ${attributeOf(name, value)}`;
  }
  return attributes;
}

function attributeOf(name: string, value: NonNullable<Properties[string]>): string {
  if (name === "style") return `style={${JSON.stringify(declarationsOf(String(value)))}}`;
  const text = Array.isArray(value) ? value.join(" ") : String(value);
  const attribute = name === "ariaLabel" ? "aria-label" : name;
  return `${attribute}="${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}

/** Converts declarations to an object with names in camel case, as JSX requires. */
function declarationsOf(style: string): Readonly<Record<string, string>> {
  const declarations = style.split(";").flatMap((one) => {
    const [name = "", value] = one.split(":");
    if (value === undefined) return [];
    const property = name
      .trim()
      .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [[property, value.trim()] as const];
  });
  return Object.fromEntries(declarations);
}
