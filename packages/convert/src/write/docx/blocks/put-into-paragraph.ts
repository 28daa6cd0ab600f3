import type { Element } from "xast";

/** Adds runs before and after the content of a paragraph; its properties stay first. */
export function putIntoParagraph(
  paragraph: Element,
  before: readonly Element[],
  after: readonly Element[] = [],
): Element {
  const { properties, content } = split(paragraph);
  return { ...paragraph, children: [...properties, ...before, ...content, ...after] };
}

/** Adds a property at the end of a paragraph's properties. */
export function addProperty(paragraph: Element, property: Element): Element {
  const { properties, content } = split(paragraph);
  const all = [...properties.flatMap(({ children }) => children), property];
  const extended: Element = { type: "element", name: "w:pPr", attributes: {}, children: all };
  return { ...paragraph, children: [extended, ...content] };
}

function split({ children }: Element): {
  readonly properties: readonly Element[];
  readonly content: Element["children"];
} {
  const [first, ...content] = children;
  return first?.type === "element" && first.name === "w:pPr"
    ? { properties: [first], content }
    : { properties: [], content: children };
}
