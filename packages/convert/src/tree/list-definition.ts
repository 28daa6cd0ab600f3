import type { TextStyle } from "./text-style.js";

/** A list definition of the document. All parts of an interrupted list share the same object. */
export interface ListDefinition {
  /** Unique in its tab. */
  readonly id: string;
  /** From the top level down. Google Docs has nine levels. */
  readonly levels: readonly ListLevel[];
}

/** The glyph before the items of a list. */
export type ListMarker =
  | "bullet"
  | "none"
  | "checkbox"
  | "decimal"
  | "zero-decimal"
  | "lower-alpha"
  | "upper-alpha"
  | "lower-roman"
  | "upper-roman";

/** The glyph of one level. */
export interface ListLevel {
  readonly marker: ListMarker;
  /** Bullet of an item at a bulleted level; an empty box at a checklist level. */
  readonly symbol: string;
  /** Template of a numbered level's label; `%0` is the number of the top level, `%1` of the next: `(%1)`, `%0.%1.`. */
  readonly template: string;
  /** Number of the first item. */
  readonly start: number;
  /** In points. */
  readonly indentStart?: number;
  /** Position of the label, in points. */
  readonly indentFirstLine?: number;
}

/** The number and label of a list item. */
export interface Numbering {
  readonly definition: ListDefinition;
  /** 0 for the top level. */
  readonly level: number;
  /** Number of items that contain this item, if it differs from the level: items that are headings do not count. */
  readonly depth?: number;
  /** Number of the item within its level. */
  readonly number: number;
  /** The label as Google Docs shows it before the item: `1.`, `(a)`, `1.2.3`, `●`; empty if it shows no label. */
  readonly label: string;
  /** Difference between the label's formatting and the paragraph's named style, in faithful mode. */
  readonly style?: TextStyle;
}
