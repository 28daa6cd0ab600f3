import type { ListMarker } from "./list-marker.js";
import type { TextStyle } from "./text-style.js";

/** A list as the document defines it. Lists of one definition are the same object, however often they are interrupted. */
export interface ListDefinition {
  /** Unique in its tab. */
  readonly id: string;
  /** From the top level down; nine in a document of the editor. */
  readonly levels: readonly ListLevel[];
}

/** The glyph of one level. */
export interface ListLevel {
  readonly marker: ListMarker;
  /** What stands before an item of a bulleted level. */
  readonly symbol: string;
  /** Template of a numbered level's label; `%0` is the number of the top level, `%1` of the next: `(%1)`, `%0.%1.`. */
  readonly template: string;
  /** Number of the first item. */
  readonly start: number;
  /** In points. */
  readonly indentStart?: number;
  /** Where the label stands, in points. */
  readonly indentFirstLine?: number;
}

/** Where an item stands in the numbering of a list. */
export interface Numbering {
  readonly definition: ListDefinition;
  /** 0 for the top level. */
  readonly level: number;
  /** Number of the item among those of its level. */
  readonly number: number;
  /** As the editor shows it before the item: `1.`, `(a)`, `1.2.3`, `●`; empty where it shows none. */
  readonly label: string;
  /** In faithful mode how the label looks, where that is not as the paragraph's named style does. */
  readonly style?: TextStyle;
}
