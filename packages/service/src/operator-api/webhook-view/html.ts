import { defaultTreeAdapter as tree, html, serialize, type DefaultTreeAdapterTypes } from "parse5";

/** An HTML element. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Content of an element; null is left out. */
export type Content = Element | string | null;

/** Creates an element; text and attributes are escaped on output. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Content[]
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = tree.createElement(name, html.NS.HTML, attrs);
  for (const child of children) {
    if (typeof child === "string") tree.insertText(made, child);
    else if (child) tree.appendChild(made, child);
  }
  return made;
}

/** Returns a document with one style sheet and no scripts. */
export function documentOf(title: string, ...main: readonly Content[]): string {
  const head = element(
    "head",
    {},
    element("meta", { charset: "utf-8" }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("title", {}, title),
    element("link", { rel: "icon", href: "data:," }),
    element("link", { rel: "stylesheet", href: "style.css" }),
  );
  const body = element("body", {}, element("main", {}, ...main));
  const root = tree.createDocument();
  tree.setDocumentType(root, "html", "", "");
  tree.appendChild(root, element("html", { lang: "en" }, head, body));
  return `${serialize(root)}\n`;
}
