import type { Element } from "xast";
import { x } from "./x.js";

/** Writes a boolean property: on, explicitly off, or absent. */
export function toggle(name: string, on: boolean | undefined): Element | undefined {
  if (on === undefined) return undefined;
  return on ? x(name) : x(name, { "w:val": "0" });
}

/** Writes a property with a value; undefined without one. */
export function value(name: string, content: string | number | undefined): Element | undefined {
  return content === undefined ? undefined : x(name, { "w:val": content });
}

/** Writes an element; undefined if it would be empty. */
export function unlessEmpty(
  name: string,
  children: readonly (Element | undefined)[],
): Element | undefined {
  const element = x(name, children);
  return element.children.length === 0 ? undefined : element;
}
