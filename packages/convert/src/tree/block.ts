import type { Origin } from "../place/place.js";
import type { Inline } from "./inline.js";
import type { Borders, Layout } from "./layout.js";
import type { ListDefinition, ListMarker, Numbering } from "./list-definition.js";
import type { NamedStyle } from "./named-style.js";
import type { Colour } from "./text-style.js";

/** Block content. */
export type Block =
  | Paragraph
  | Heading
  | List
  | Table
  | CodeBlock
  | Callout
  | TableOfContents
  | HorizontalRule
  | PageBreak
  | ColumnBreak;

/** A paragraph with content. Only a tree for DOCX has empty ones, as the empty lines between others. */
export interface Paragraph {
  readonly kind: "paragraph";
  readonly role?: "subtitle";
  /** Set if a link points to the paragraph; unique in the document. */
  readonly anchor?: string;
  readonly namedStyle: NamedStyle;
  readonly layout: Layout;
  readonly children: readonly Inline[];
}

/** A heading, or the document's title (level 1). */
export interface Heading {
  readonly kind: "heading";
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly role?: "title";
  /** Unique in the document; the slug that Markdown renderers generate for the heading. */
  readonly anchor?: string;
  readonly namedStyle: NamedStyle;
  /** Set on a numbered heading, which is not part of a list. Its anchor includes the label. */
  readonly numbering?: Numbering;
  readonly layout: Layout;
  readonly children: readonly Inline[];
}

/** Items with the same glyph. A nested list is a block of the item before it. */
export interface List {
  readonly kind: "list";
  readonly definition: ListDefinition;
  /** 0 for the top level of the definition, wherever the list is. */
  readonly level: number;
  readonly marker: ListMarker;
  /** Number of the first item. Numbering continues after interruptions. */
  readonly start: number;
  readonly items: readonly ListItem[];
  readonly origin: Origin;
}

/** One item: its own paragraph or heading, then nested lists and the blocks between their items. */
export interface ListItem {
  readonly numbering: Numbering;
  /**
   * Whether a checklist item is checked, judged by its appearance; absent if unknown, and in other lists. The blocks of
   * a checked item do not include its strikethrough.
   */
  readonly checked?: boolean;
  readonly blocks: readonly Block[];
  /** Number of blocks that belong to the item's own paragraph, which breaks may divide; all blocks if absent. */
  readonly own?: number;
}

/** A table whose rows all have the same width, counting spans. */
export interface Table {
  readonly kind: "table";
  readonly columns: number;
  /** In points, one per column; absent if all columns have the same width. */
  readonly widths?: readonly (number | undefined)[];
  /** Number of header rows at the top. */
  readonly headerRows: number;
  readonly rows: readonly TableRow[];
  readonly origin: Origin;
}

/** The cells that start in this row, without covered ones. */
export interface TableRow {
  /** In points. */
  readonly minHeight?: number;
  /** Whether the row must not be split across pages. */
  readonly keepTogether?: boolean;
  readonly cells: readonly TableCell[];
}

/** One cell, merged over `rowSpan` rows and `columnSpan` columns. */
export interface TableCell {
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly blocks: readonly Block[];
  /** Set in faithful mode. */
  readonly style?: CellStyle;
}

/** Formatting of a cell. Lengths are in points. */
export interface CellStyle {
  readonly shading?: Colour;
  readonly borders?: Borders<"top" | "right" | "bottom" | "left">;
  readonly padding?: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly contentAlignment?: "middle" | "bottom";
}

/** Lines of code: a code block, or a table with one cell that contains only text in a monospaced font. */
export interface CodeBlock {
  readonly kind: "codeBlock";
  /** Text, line breaks and links, with white space unchanged. */
  readonly children: readonly Inline[];
  readonly origin: Origin;
}

/** A table with one cell that is not code, or a block quote. */
export interface Callout {
  readonly kind: "callout";
  readonly role?: "quote";
  readonly blocks: readonly Block[];
  /** Set in faithful mode. */
  readonly style?: CellStyle;
  readonly origin: Origin;
}

/** The table of contents as stored in the document. */
export interface TableOfContents {
  readonly kind: "tableOfContents";
  readonly entries: readonly ContentsEntry[];
}

/** An entry of a table of contents, with its child entries. */
export interface ContentsEntry {
  /** Usually one paragraph. */
  readonly blocks: readonly Block[];
  readonly entries: readonly ContentsEntry[];
}

/** A horizontal rule. */
export interface HorizontalRule {
  readonly kind: "horizontalRule";
}

/** The start of a new column. */
export interface ColumnBreak {
  readonly kind: "columnBreak";
  readonly origin: Origin;
}

/** The start of a new page. */
export interface PageBreak {
  readonly kind: "pageBreak";
  readonly origin: Origin;
}
