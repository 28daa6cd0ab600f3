import { defaultTreeAdapter as tree, html, serialize, type DefaultTreeAdapterTypes } from "parse5";

/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** What an element holds; what is null is left out. */
export type Content = Element | string | null;

/** An element; texts and attributes are escaped when it is written. */
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

/** A document with one style sheet and no scripts. */
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
