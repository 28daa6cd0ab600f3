import type { Format } from "../formats.js";
import type { Overrides } from "../overrides/overrides.js";
import type { DocumentReference } from "./document-reference.js";
import type { ImageData } from "../tree/image.js";
import type { DetectableKind } from "./detectable-kinds.js";
import type { SkippableKind } from "./skippable-kinds.js";

/** How to convert. Every member except `format` is optional. */
export interface ConvertOptions {
  readonly format: Format;
  /**
   * Fields to put into the output: front matter in Markdown, `<title>` and `<meta name>` in HTML.
   * The field `title` replaces the document's own title.
   */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Id of the one tab to convert, without its child tabs; all tabs by default. */
  readonly tab?: string | undefined;
  /** What to do with open suggestions; `mark` shows them as inserted or deleted text. */
  readonly suggestions?: "accept" | "reject" | "mark" | undefined;
  /** Levels to move headings down (negative: up), from -5 to 5; 0 by default. Levels stay within 1 to 6. */
  readonly headingShift?: number | undefined;
  /**
   * `semantic` writes structure and meaning; `faithful` adds colours, fonts, sizes, spacing and borders if the format
   * supports them. The default is `faithful` for DOCX and `semantic` for the other formats.
   */
  readonly styles?: "semantic" | "faithful" | undefined;
  /** Kinds of elements to leave out, without a warning. */
  readonly skip?: readonly SkippableKind[] | undefined;
  /**
   * Kinds of blocks to recognise by their look; all by default. `blockQuote`: paragraphs with an indent and a line at their
   * start, if `styles` is `semantic`. `callout`: a table of one cell. `codeBlock`: a code block, or a table of one cell,
   * whose text is in a monospaced font.
   */
  readonly detect?: readonly DetectableKind[] | undefined;
  /** Whether the document's table of contents is kept; it is by default. */
  readonly toc?: "keep" | "omit" | undefined;
  /**
   * Whether the headers and footers of pages are kept, or left out with one warning that counts them. The default is `omit`
   * for Markdown and plain text, which have no pages, and `keep` for the other formats. To leave them out without a warning,
   * skip the kinds `header` and `footer`.
   */
  readonly headers?: "keep" | "omit" | undefined;
  /**
   * Whether comments are left out (default, with a warning that counts them) or kept: as comments in DOCX, as footnotes in
   * other formats. To leave them out without a warning, skip the kind `comment`.
   */
  readonly comments?: "omit" | "keep" | undefined;
  /**
   * Which items of checklists count as ticked. The Google Docs API does not say it. `struck` (default): those whose words are
   * all struck through, as Google Docs shows ticked items; the line is not written then. `unknown`: none, and lines are
   * written as lines.
   */
  readonly checked?: "struck" | "unknown" | undefined;
  /**
   * How Markdown shows the numbers of lists. `text` (default) keeps each label: one that Markdown cannot number, such as
   * `1.2`, `(a)` or `iv.`, is written as text at the beginning of the item. `markdown` numbers all lists with digits, with a
   * warning for each list whose labels change.
   */
  readonly labels?: "text" | "markdown" | undefined;
  /**
   * `gfm` (default) is GitHub Flavored Markdown. `commonmark` has no pipe tables, strikethrough and footnotes, which become
   * HTML. `mdx` is GFM whose text and HTML are valid in MDX.
   */
  readonly dialect?: Dialect | undefined;
  /**
   * Whether Markdown may contain raw HTML; it may by default. Without it, tables that are not possible as pipe tables become
   * lists, and marks without Markdown syntax are left out, with warnings.
   */
  readonly rawHtml?: boolean | undefined;
  /**
   * Markdown with pipe tables only. How tables are written that a pipe table cannot show: as HTML (`html`, the default), or
   * as pipe tables all the same (`pipe`). Then merged cells are expanded, the paragraphs, list items and lines of a cell stand
   * on one line with `<br>` between them (without raw HTML, spaces), headings lose their level, and a table in a cell becomes
   * text. What is lost is a warning.
   */
  readonly tables?: "html" | "pipe" | undefined;
  /** With `tables: "pipe"`: whether the cells that a merged cell covers are empty (`blank`, the default) or repeat its text. */
  readonly spans?: "blank" | "repeat" | undefined;
  /**
   * Markdown only. Addresses in text that are not links in the document: as people type them (`link`, the default), which
   * readers of GitHub Flavored Markdown turn into links to themselves, or with escapes that keep them text (`escape`). What
   * would lead elsewhere than it says is escaped in any case.
   */
  readonly autolinks?: "link" | "escape" | undefined;
  /**
   * Markdown with raw HTML only. Whether the sizes that images have in the document are left out, since Markdown has none
   * (`omit`, the default), or written in an `<img>` (`html`).
   */
  readonly imageSize?: "omit" | "html" | undefined;
  /** EPUB only. Whether the first image of the document is the cover of the book; it has none by default. */
  readonly cover?: "none" | "first" | undefined;
  /**
   * HTML only. Writes the content inside one `div` instead of a whole page, to be put into a page of yours; its rules are
   * in the `stylesheet` of the result. It has no `<meta>`, so of the fields only `language` matters. False by default.
   */
  readonly fragment?: boolean | undefined;
  /**
   * HTML only. Where formatting of single elements stands: as classes of the stylesheet (`stylesheet`, the default), so that
   * no element has a `style` attribute, which a strict Content-Security-Policy refuses; or in `style` attributes (`inline`),
   * for destinations that drop stylesheets.
   */
  readonly css?: "stylesheet" | "inline" | undefined;
  /** HTML only. Begins the name of every class, so that it is not that of another class in your page; empty by default. */
  readonly classPrefix?: string | undefined;
  /**
   * Where the result of another document is, for links to it: a function from the link to the URL of the result, such as
   * `"minutes.html#decisions"`, or undefined if the link stays as it is. The URL is not checked. {@link listDocumentLinks}
   * lists the links, and {@link listAnchors} the anchors of the other result.
   */
  readonly documentUrl?: ((reference: DocumentReference) => string | undefined) | undefined;
  /** Functions from an element of the document to what is written instead, by kind of element; see {@link Overrides}. */
  readonly overrides?: Overrides | undefined;
  /**
   * `link` (default) links to the URLs in the document; those of Google Docs expire. `embed` puts the bytes that you
   * loaded into the output, and `external` links to the URLs that you stored them at. Keys are the `url`s that
   * {@link listImages} returns; an image without an entry stays a link, with a warning.
   */
  readonly images?: "link" | EmbeddedImages | ExternalImages | undefined;
}

/** A dialect of Markdown. */
export type Dialect = "gfm" | "commonmark" | "mdx";

/** Bytes of images to embed, by URL. */
export interface EmbeddedImages {
  readonly embed: ReadonlyMap<string, ImageData>;
}

/** New URLs of images, by their URL in the document. */
export interface ExternalImages {
  readonly external: ReadonlyMap<string, string>;
}
