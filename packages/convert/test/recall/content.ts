/** How a run of characters looks to a reader. A suggested deletion looks like struck text. */
export type Mark =
  | "bold"
  | "italic"
  | "underline"
  | "strikethrough"
  | "superscript"
  | "subscript"
  | "inserted";

/** A part of a line in one style. */
export interface Piece {
  readonly text: string;
  readonly marks: ReadonlySet<Mark>;
  /** The URL outside the document that it links to. */
  readonly url?: string | undefined;
  /** The id of the block that it links to. */
  readonly target?: string | undefined;
  readonly image?: { readonly alternative: string; readonly url: string } | undefined;
  /** The id of the footnote that it refers to. */
  readonly note?: string | undefined;
}

export interface Item {
  /** How many lists surround its own; a numbered heading is not in a list. */
  readonly depth: number;
  /** Its level in the list, counting numbered headings. */
  readonly level?: number;
  /** Empty for a bullet. */
  label: string;
}

/** A paragraph, heading or first paragraph of a list item. */
export interface Block {
  readonly pieces: Piece[];
  readonly ids: string[];
  /** Level from 1 to 6. */
  readonly heading?: number | undefined;
  readonly item?: Item | undefined;
}

export interface Cell {
  /** The number of its table. */
  readonly table: number;
  /** Its position as written, not counting cells that a merged cell covers. */
  readonly row: number;
  readonly column: number;
  rowSpan: number;
  columnSpan: number;
  readonly blocks: Block[];
}

/** The content that a reader finds in a document or an output, in reading order. */
export interface Content {
  readonly blocks: Block[];
  readonly cells: Cell[];
  /** Footnotes by their ids. */
  readonly notes: Map<string, Block[]>;
  /** Headers and footers, whose position differs between formats. */
  readonly margins: Block[];
}
