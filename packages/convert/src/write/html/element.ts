import type { Element, ElementContent, Properties } from "hast";

/** An element of an HTML tree, made without the parsing of selectors that makes `hastscript` slow for whole documents. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

/** A piece of text of an HTML tree. */
export function text(value: string): ElementContent {
  return { type: "text", value };
}
