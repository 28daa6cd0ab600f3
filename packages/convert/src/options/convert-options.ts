import type { Format } from "../formats.js";
import type { Overrides } from "../overrides/overrides.js";
import type { DocumentReference } from "./document-reference.js";
import type { ImageData } from "../tree/image.js";
import type { DetectableKind } from "./detectable-kinds.js";
import type { SkippableKind } from "./skippable-kinds.js";

/** Options of a conversion. Every member except `format` is optional. */
export interface ConvertOptions {
  readonly format: Format;
  /**
   * Fields to write into the output: front matter in Markdown, `<title>` and `<meta name>` in HTML. The field `title`
   * replaces the document's own title.
   */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Id of the only tab to convert, without its child tabs. By default, all tabs are converted. */
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
   * Kinds of blocks to detect by their appearance; all by default. `blockQuote`: paragraphs with an indent and a line
   * at their start, if `styles` is `semantic`. `callout`: a table with one cell. `codeBlock`: a code block or a table
   * with one cell, and with `semantic` also two lines or more, whose text is in a monospaced font.
   */
  readonly detect?: readonly DetectableKind[] | undefined;
  /** Whether to keep the document's table of contents. The default is `keep`. */
  readonly toc?: "keep" | "omit" | undefined;
  /**
   * Whether to keep page headers and footers, or leave them out with one warning that counts them. The default is
   * `omit` for Markdown and plain text, which have no pages, and `keep` for the other formats. To leave them out
   * without a warning, skip the kinds `header` and `footer`.
   */
  readonly headers?: "keep" | "omit" | undefined;
  /**
   * Whether to leave comments out (default, with a warning that counts them) or keep them: as comments in DOCX, as
   * footnotes in other formats. To leave them out without a warning, skip the kind `comment`.
   */
  readonly comments?: "omit" | "keep" | undefined;
  /**
   * Which checklist items count as checked. The Google Docs API does not return this. `struck` (default): items whose
   * words are all struck through, as Google Docs shows checked items; the strikethrough is then not written. `unknown`:
   * no items, and strikethrough is written as strikethrough.
   */
  readonly checked?: "struck" | "unknown" | undefined;
  /**
   * How Markdown shows list numbers. `text` (default) keeps each label: a label that Markdown cannot generate, such as
   * `1.2`, `(a)` or `iv.`, is written as text at the start of the item. `markdown` numbers all lists with digits, with
   * a warning for each list whose labels change.
   */
  readonly labels?: "text" | "markdown" | undefined;
  /**
   * `gfm` (default) is GitHub Flavored Markdown. `commonmark` has no pipe tables, strikethrough or footnotes; they
   * become HTML. `mdx` is GFM whose text and HTML are valid in MDX.
   */
  readonly dialect?: Dialect | undefined;
  /**
   * Whether Markdown may contain raw HTML; true by default. Without raw HTML, tables that do not fit into pipe tables
   * become lists, and marks without Markdown syntax are left out, with warnings.
   */
  readonly rawHtml?: boolean | undefined;
  /**
   * Markdown with pipe tables only. How to write tables that a pipe table cannot represent: as HTML (`html`, the
   * default) or still as pipe tables (`pipe`). With `pipe`, merged cells are expanded; the paragraphs, list items and
   * lines of a cell are joined on one line with `<br>` (without raw HTML, with spaces); headings lose their level; and
   * a table in a cell becomes text. Each loss adds a warning.
   */
  readonly tables?: "html" | "pipe" | undefined;
  /**
   * With `tables: "pipe"`: whether cells covered by a merged cell are empty (`blank`, the default) or repeat its text.
   */
  readonly spans?: "blank" | "repeat" | undefined;
  /**
   * Markdown only. How to write URLs and email addresses in text that are not links in the document: as they are
   * (`link`, the default), which GitHub Flavored Markdown turns into links, or escaped so that they stay text
   * (`escape`). An address whose link would point somewhere else than its text says is always escaped.
   */
  readonly autolinks?: "link" | "escape" | undefined;
  /**
   * Markdown with raw HTML only. Whether to leave out image sizes, which Markdown cannot express (`omit`, the default),
   * or to write them in an `<img>` (`html`).
   */
  readonly imageSize?: "omit" | "html" | undefined;
  /** EPUB only. Whether the first image of the document becomes the cover of the book. The default is no cover. */
  readonly cover?: "none" | "first" | undefined;
  /**
   * HTML only. Writes the content inside one `div` instead of a whole page, for embedding in your own page. The CSS
   * rules are in the `stylesheet` of the result. A fragment has no `<meta>`, so `language` is the only field that has
   * an effect. False by default.
   */
  readonly fragment?: boolean | undefined;
  /**
   * HTML only. Where to write the formatting of single elements. `stylesheet` (default): as classes in the stylesheet,
   * so that no element has a `style` attribute, which a strict Content-Security-Policy blocks. `inline`: in `style`
   * attributes, for destinations that drop stylesheets.
   */
  readonly css?: "stylesheet" | "inline" | undefined;
  /** HTML only. Prefix of every class name, to avoid collisions with other classes in your page; empty by default. */
  readonly classPrefix?: string | undefined;
  /**
   * Maps links to other documents to the results of those documents. The function returns the URL of the result, such
   * as `"minutes.html#decisions"`, or undefined to leave the link unchanged. The URL is not checked. {@link
   * listDocumentLinks} lists the links, and {@link listAnchors} the anchors of the other result.
   */
  readonly documentUrl?: ((reference: DocumentReference) => string | undefined) | undefined;
  /** Functions that replace elements of the document, by kind of element; see {@link Overrides}. */
  readonly overrides?: Overrides | undefined;
  /**
   * `link` (default) links to the URLs in the document; URLs from Google Docs expire. `embed` writes the bytes that you
   * loaded into the output. `external` links to the URLs where you stored the images. Keys are the `url`s that {@link
   * listImages} returns; an image without an entry stays a link, with a warning.
   */
  readonly images?: "link" | EmbeddedImages | ExternalImages | undefined;
}

/** A dialect of Markdown. */
export type Dialect = "gfm" | "commonmark" | "mdx";

/** Bytes of images to embed, by URL. */
export interface EmbeddedImages {
  readonly embed: ReadonlyMap<string, ImageData>;
}

/** New URLs of images, keyed by their URL in the document. */
export interface ExternalImages {
  readonly external: ReadonlyMap<string, string>;
}
