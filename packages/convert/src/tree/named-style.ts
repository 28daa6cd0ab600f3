import type { Layout } from "./layout.js";
import type { TextStyle } from "./text-style.js";

/** A style of the editor's menu. */
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

/** What a named style looks like once everything it inherits is counted in. */
export interface NamedStyleLook {
  readonly text: TextStyle;
  readonly layout: Layout;
}
