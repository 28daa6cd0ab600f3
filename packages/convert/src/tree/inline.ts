/** Whatever stands in a line. */
export type Inline = Text | LineBreak | Image | FootnoteReference | Marked | Link;

/** Plain text without line breaks. */
export interface Text {
  readonly kind: "text";
  readonly value: string;
}

/** A soft line break inside a paragraph. */
export interface LineBreak {
  readonly kind: "lineBreak";
}

/** An image by its address, which is safe to load. */
export interface Image {
  readonly kind: "image";
  readonly url: string;
  /** Empty where the document has no alternative text. */
  readonly alternative: string;
  readonly title?: string;
  /** Shown size in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A reference to a footnote of the document by its number. */
export interface FootnoteReference {
  readonly kind: "footnoteReference";
  readonly number: number;
}

/** What a run of text can be marked as. */
export type Mark =
  | "insertion"
  | "deletion"
  | "strong"
  | "emphasis"
  | "underline"
  | "strikethrough"
  | "superscript"
  | "subscript"
  | "code";

/** Content with a mark; it neither begins nor ends with white space. */
export interface Marked {
  readonly kind: "marked";
  readonly mark: Mark;
  readonly children: readonly Inline[];
}

/** A link to a safe address or, as `#anchor`, to a heading of the document. */
export interface Link {
  readonly kind: "link";
  readonly url: string;
  readonly children: readonly Inline[];
}
