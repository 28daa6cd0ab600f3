import type { Origin } from "../place/place.js";
import type { Image } from "./image.js";
import type { TextStyle } from "./text-style.js";

/** Inline content. */
export type Inline = Text | LineBreak | Image | FootnoteReference | PageNumber | Marked | Link;

/** Plain text without line breaks. */
export interface Text {
  readonly kind: "text";
  readonly value: string;
  /** In faithful mode, formatting beyond the marks around the text. */
  readonly style?: TextStyle;
  /** Set if the text is a date chip: its date and time (RFC 3339). */
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
  /** Whether the footnote is a comment. */
  readonly isComment?: boolean;
}

/** The number of the page, or the number of pages. */
export interface PageNumber {
  readonly kind: "pageNumber";
  readonly of: "page" | "document";
  readonly style?: TextStyle;
  readonly origin: Origin;
}

/** Marks of a run of text. */
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

/** Content with a mark; it neither begins nor ends with white space, unless that is an underlined blank. */
export interface Marked {
  readonly kind: "marked";
  readonly mark: Mark;
  readonly children: readonly Inline[];
}

/** A link to a safe URL or, as `#anchor`, to a heading of the document. */
export interface Link {
  readonly kind: "link";
  readonly url: string;
  readonly children: readonly Inline[];
}
