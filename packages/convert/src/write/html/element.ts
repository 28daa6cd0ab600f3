import type { Element, ElementContent, Properties } from "hast";

/** Creates an HTML element. Unlike `hastscript` it does not parse selectors, which is slow for whole documents. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

/** Creates an HTML text node. */
export function text(value: string): ElementContent {
  return { type: "text", value };
}
