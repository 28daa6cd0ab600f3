import type { Origin } from "../warnings/conversion-warning.js";
import type { Image } from "./image.js";
import type { TextStyle } from "./text-style.js";

/** Whatever stands in a line. */
export type Inline = Text | LineBreak | Image | FootnoteReference | PageNumber | Marked | Link;

/** Plain text without line breaks. */
export interface Text {
  readonly kind: "text";
  readonly value: string;
  /** In faithful mode, what the marks around the text do not say. */
  readonly style?: TextStyle;
  /** Set where the text shows a date: that date and time (RFC 3339). */
  readonly timestamp?: string;
}

/** A soft line break inside a paragraph. */
export interface LineBreak {
  readonly kind: "lineBreak";
}

/** A reference to a footnote of the document by its number. */
export interface FootnoteReference {
  readonly kind: "footnoteReference";
  readonly number: number;
}

/** The number of the page, or how many there are. */
export interface PageNumber {
  readonly kind: "pageNumber";
  readonly of: "page" | "document";
  readonly style?: TextStyle;
  readonly origin: Origin;
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
