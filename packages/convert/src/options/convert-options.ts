import type { Format } from "../formats.js";
import type { ImageData } from "../tree/image.js";
import type { SkippableKind } from "./skippable-kinds.js";

/** How to convert. Every member but `format` may be left out. */
export interface ConvertOptions {
  readonly format: Format;
  /**
   * Fields to put into the output: front matter in Markdown, `<title>` and `<meta name>` in HTML.
   * The field `title` replaces the document's own title.
   */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Id of the one tab to convert, without its child tabs; all tabs by default. */
  readonly tab?: string | undefined;
  /** What becomes of suggestions that nobody has accepted or rejected; `mark` shows them as inserted or deleted text. */
  readonly suggestions?: "accept" | "reject" | "mark" | undefined;
  /** Levels to move headings down (or up, below 0), from -5 to 5; 0 by default. No heading leaves the levels 1 to 6. */
  readonly headingShift?: number | undefined;
  /**
   * `semantic` writes what the text means; `faithful` adds colours, fonts, sizes, spacing and borders where the format
   * can hold them. By default `faithful` for DOCX and `semantic` for the others.
   */
  readonly styles?: "semantic" | "faithful" | undefined;
  /** Kinds of elements to leave out, without a warning. */
  readonly skip?: readonly SkippableKind[] | undefined;
  /** Whether the document's table of contents is kept; it is by default. */
  readonly toc?: "keep" | "omit" | undefined;
  /**
   * `link` (default) refers to images where the document says they are; the hosting provider's own addresses expire.
   * With `embed`, the bytes that you loaded go into the output; with `external`, the addresses that you stored them at.
   * Keys are the `url`s that {@link listImages} gives; an image that is not among them stays a link, with a warning.
   */
  readonly images?: "link" | EmbeddedImages | ExternalImages | undefined;
}

/** Images to put into the output, by address. */
export interface EmbeddedImages {
  readonly embed: ReadonlyMap<string, ImageData>;
}

/** New addresses of images, by address. */
export interface ExternalImages {
  readonly external: ReadonlyMap<string, string>;
}
