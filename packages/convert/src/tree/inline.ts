import type { Origin } from "../place/place.js";
import type { Image } from "./image.js";
import type { TextStyle } from "./text-style.js";

/** Inline content. */
export type Inline = Text | LineBreak | Image | FootnoteReference | PageNumber | Marked | Link;

/** Plain text without line breaks. */
export interface Text {
  readonly kind: "text";
  readonly value: string;
  /** Formatting in addition to the marks around the text; set in faithful mode. */
  readonly style?: TextStyle;
  /** Date and time (RFC 3339) of a date chip; set only if the text is a date chip. */
  readonly timestamp?: string;
}

/** A soft line break inside a paragraph. */
export interface LineBreak {
  readonly kind: "lineBreak";
}

/** A reference to a footnote of the document, by its number. */
export interface FootnoteReference {
  readonly kind: "footnoteReference";
  readonly number: number;
  /** Whether the footnote is a comment. */
  readonly isComment?: boolean;
}

/** The current page number, or the total number of pages. */
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

/** Content with a mark. It does not start or end with white space, except for an underlined blank. */
export interface Marked {
  readonly kind: "marked";
  readonly mark: Mark;
  readonly children: readonly Inline[];
}

/** A link to a safe URL, or to a heading of the document as `#anchor`. */
export interface Link {
  readonly kind: "link";
  readonly url: string;
  readonly children: readonly Inline[];
}
