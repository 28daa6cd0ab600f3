import { html, parse, type DefaultTreeAdapterTypes } from "parse5";

/** A node of a page. */
export type Node = DefaultTreeAdapterTypes.ChildNode;
/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Returns the content nodes of an HTML page, without the surrounding elements. */
export function contentNodes(page: string): readonly Node[] {
  const root = parse(page).childNodes.find(isElement);
  const body = root?.childNodes.find((node) => isElement(node) && node.tagName === "body");
  if (!body || !isElement(body)) return [];
  return body.childNodes.flatMap((node) =>
    isElement(node) && node.tagName === "main" ? node.childNodes : [node],
  );
}

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Returns true if a node is white space between elements. */
export function isBlank(node: Node): boolean {
  return "value" in node && /^[ \n\r\t]*$/.test(node.value);
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the classes of an element in order; none if it has no attribute `class`. */
export function classesOf(element: Element): readonly string[] {
  return (attributeOf(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");
}

/** Returns the value of a property in the `style` attribute. Values from the converter never contain a semicolon. */
export function declarationOf(element: Element, property: string): string | undefined {
  const declarations = (attributeOf(element, "style") ?? "").split(";");
  const found = declarations.find((text) => text.trim().startsWith(`${property}:`));
  return found?.slice(found.indexOf(":") + 1).trim();
}

/** Creates an element. */
export function elementOf(
  tagName: string,
  attributes: Readonly<Record<string, string | undefined>>,
  childNodes: readonly Node[],
): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const namespaceURI = html.NS.HTML;
  return {
    nodeName: tagName,
    tagName,
    attrs,
    namespaceURI,
    childNodes: [...childNodes],
    parentNode: null,
  };
}

/** Returns a copy of the element with other children. */
export function withChildren(element: Element, childNodes: readonly Node[]): Element {
  return { ...element, childNodes: [...childNodes] };
}

export function textNode(value: string): Node {
  return { nodeName: "#text", value, parentNode: null };
}

/** Returns the text of a node and its descendants. */
export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map((child) => textOf(child)).join("") : "";
}

/** Finds all elements among nodes and their descendants that pass a test. */
export function findElements(
  nodes: readonly Node[],
  test: (element: Element) => boolean,
): readonly Element[] {
  return nodes.filter(isElement).flatMap((element) => {
    const below = findElements(element.childNodes, test);
    return test(element) ? [element, ...below] : below;
  });
}
