import type { Element, ElementContent } from "xast";

/** Undefined attributes are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Undefined children are left out; strings become text nodes. */
export type Child = Element | string | undefined;

/**
 * Creates an XML element: `x("w:p", [run])`, `x("w:b", { "w:val": 0 })`. The name comes from the xastscript package.
 */
export function x(name: string, children?: readonly Child[]): Element;
export function x(name: string, attributes: Attributes, children?: readonly Child[]): Element;
export function x(
  name: string,
  second: Attributes | readonly Child[] = NOTHING,
  third: readonly Child[] = NOTHING,
): Element {
  const hasAttributes = !isChildren(second);
  return {
    type: "element",
    name,
    attributes: hasAttributes ? attributesOf(second) : {},
    children: contentOf(hasAttributes ? third : second),
  };
}

const NOTHING: readonly Child[] = [];

function isChildren(second: Attributes | readonly Child[]): second is readonly Child[] {
  return Array.isArray(second);
}

function attributesOf(attributes: Attributes): Element["attributes"] {
  const there: Element["attributes"] = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) there[name] = String(value);
  }
  return there;
}

function contentOf(children: readonly Child[]): ElementContent[] {
  const [only] = children;
  // An array literal has capacity for exactly one node; a growing array reserves space for many more.
  if (children.length === 1) return only === undefined ? [] : [nodeOf(only)];
  const content: ElementContent[] = [];
  for (const child of children) if (child !== undefined) content.push(nodeOf(child));
  return content;
}

function nodeOf(child: Element | string): ElementContent {
  return typeof child === "string" ? { type: "text", value: child } : child;
}
