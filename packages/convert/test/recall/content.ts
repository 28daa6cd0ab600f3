/** What a run of characters looks like to a reader. A suggested deletion looks like struck text. */
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
  /** Where it leads to outside of the document. */
  readonly url?: string | undefined;
  /** The id of the block that it leads to. */
  readonly target?: string | undefined;
  readonly image?: { readonly alternative: string; readonly url: string } | undefined;
  /** The id of the footnote that it refers to. */
  readonly note?: string | undefined;
}

export interface Item {
  /** How many lists are around its own; a numbered heading is not in a list. */
  readonly depth: number;
  /** Its level in the list, with numbered headings. */
  readonly level?: number;
  /** Empty for a bullet. */
  label: string;
}

/** A paragraph, heading or first paragraph of a list item. */
export interface Block {
  readonly pieces: Piece[];
  readonly ids: string[];
  /** 1 to 6. */
  readonly heading?: number | undefined;
  readonly item?: Item | undefined;
}

export interface Cell {
  /** A number of its table. */
  readonly table: number;
  /** Its place in the row as it is written, without the cells that a merged cell covers. */
  readonly row: number;
  readonly column: number;
  rowSpan: number;
  columnSpan: number;
  readonly blocks: Block[];
}

/** What a reader finds in a document or in an output, in reading order. */
export interface Content {
  readonly blocks: Block[];
  readonly cells: Cell[];
  /** Footnotes by their ids. */
  readonly notes: Map<string, Block[]>;
  /** Headers and footers, which stand elsewhere in each format. */
  readonly margins: Block[];
}
