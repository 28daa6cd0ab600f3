import type { Layout } from "./layout.js";
import type { TextStyle } from "./text-style.js";

/** A named style of Google Docs. */
export type NamedStyle =
  | "normal"
  | "title"
  | "subtitle"
  | "heading1"
  | "heading2"
  | "heading3"
  | "heading4"
  | "heading5"
  | "heading6";

/** Formatting of a named style, including everything it inherits. */
export interface StyleFormatting {
  readonly text: TextStyle;
  readonly layout: Layout;
}
