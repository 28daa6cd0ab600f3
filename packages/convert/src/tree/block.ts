import type { Origin } from "../warnings/conversion-warning.js";
import type { Inline } from "./inline.js";

/** Whatever stands on lines of its own. */
export type Block =
  Paragraph | Heading | List | Table | TableOfContents | HorizontalRule | PageBreak;

/** How a block's lines run; what is absent is the default of the reader. */
export interface Layout {
  readonly alignment?: "center" | "end" | "justify";
  readonly direction?: "rtl";
}

/** A paragraph with something in it; empty paragraphs are not kept. */
export interface Paragraph {
  readonly kind: "paragraph";
  readonly role?: "subtitle";
  readonly layout: Layout;
  readonly children: readonly Inline[];
}

/** A heading, or the document's title (level 1). */
export interface Heading {
  readonly kind: "heading";
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly role?: "title";
  /** Unique in the document and the slug that Markdown readers give to the heading. */
  readonly anchor?: string;
  readonly layout: Layout;
  readonly children: readonly Inline[];
}

/** The glyph before the items of a list. */
export type ListMarker =
  | "bullet"
  | "none"
  | "decimal"
  | "zero-decimal"
  | "lower-alpha"
  | "upper-alpha"
  | "lower-roman"
  | "upper-roman";

/** Items of one glyph; deeper lists are blocks of the item before them. */
export interface List {
  readonly kind: "list";
  readonly marker: ListMarker;
  /** Number of the first item, counted on over interruptions. */
  readonly start: number;
  readonly items: readonly ListItem[];
  readonly origin: Origin;
}

/** One item: its own paragraph or heading, then deeper lists. */
export interface ListItem {
  readonly blocks: readonly Block[];
}

/** A table whose rows all have the same width when spans are counted. */
export interface Table {
  readonly kind: "table";
  readonly columns: number;
  /** How many rows at the top are header rows. */
  readonly headerRows: number;
  readonly rows: readonly TableRow[];
  readonly origin: Origin;
}

/** The cells that begin in this row; covered cells are not among them. */
export interface TableRow {
  readonly cells: readonly TableCell[];
}

/** One cell, merged over `rowSpan` rows and `columnSpan` columns. */
export interface TableCell {
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly blocks: readonly Block[];
}

/** The table of contents as the document holds it. */
export interface TableOfContents {
  readonly kind: "tableOfContents";
  readonly blocks: readonly Block[];
}

/** A horizontal rule. */
export interface HorizontalRule {
  readonly kind: "horizontalRule";
}

/** The begin of a new page. */
export interface PageBreak {
  readonly kind: "pageBreak";
  readonly origin: Origin;
}
