import type { Element, ElementContent, Properties } from "hast";

/** Creates an HTML element. Unlike `hastscript`, it does not parse selectors, which is slow for whole documents. */
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

/** Puts each node on its own line, so that the source is readable. */
export function onLines(nodes: readonly ElementContent[]): ElementContent[] {
  if (nodes.length === 0) return [];
  const newline = text("\n");
  const lines = [newline];
  for (const node of nodes) lines.push(node, newline);
  return lines;
}
