import type { Element, ElementContent } from "xast";

/** What is not there is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What is not there is left out; a string is text. */
export type Child = Element | string | undefined;

/** An XML element: `x("w:p", [run])`, `x("w:b", { "w:val": 0 })`. Named as in the syntax trees of hast and xast. */
export function x(name: string, children?: readonly Child[]): Element;
export function x(name: string, attributes: Attributes, children?: readonly Child[]): Element;
export function x(
  name: string,
  second: Attributes | readonly Child[] = [],
  third: readonly Child[] = [],
): Element {
  const hasAttributes = !isChildren(second);
  return {
    type: "element",
    name,
    attributes: hasAttributes ? attributesOf(second) : {},
    children: (hasAttributes ? third : second).flatMap((child) => contentOf(child)),
  };
}

function isChildren(second: Attributes | readonly Child[]): second is readonly Child[] {
  return Array.isArray(second);
}

function attributesOf(attributes: Attributes): Element["attributes"] {
  const there = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there.map(([name, value]) => [name, String(value)]));
}

function contentOf(child: Child): ElementContent[] {
  if (child === undefined) return [];
  return [typeof child === "string" ? { type: "text", value: child } : child];
}
