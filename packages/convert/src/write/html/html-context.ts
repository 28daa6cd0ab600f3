import type { ElementContent } from "hast";
import type { Block } from "../../tree/block.js";
import type { Image } from "../../tree/image.js";
import type { NamedStyle, StyleFormatting } from "../../tree/named-style.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { Formatting } from "./formatting/formatting.js";

/** Context of the HTML writer. */
export interface HtmlContext {
  readonly warn: Warn;
  /**
   * Target of the HTML. Long lines are serialized immediately, except in a `hast` tree, which others read. In Markdown,
   * links point to slugs.
   */
  readonly target: "html" | "hast" | "markdown";
  /** Footnotes referenced so far. Only the first reference gets the id that the footnote links back to. */
  readonly referenced: Set<number>;
  /** Classes or `style` attributes for formatting that is not in the fixed stylesheet. */
  readonly formatting: Formatting;
  /** Whether to write labels that browsers would not generate as text, because Markdown renderers drop styles. */
  readonly labelsAsText?: boolean;
  /** Returns the replacement for an image, for formats whose files contain their images. */
  readonly imageOf?: (image: Image, context: HtmlContext) => ElementContent;
  /** Direction of the enclosing element; left-to-right if absent. */
  readonly direction?: "ltr" | "rtl";
  /** Indent of the enclosing list item, in points, which its content does not repeat; absent outside of lists. */
  readonly indent?: number;
  /** The named styles of the current tab; absent in semantic mode. */
  readonly styles?: Readonly<Record<NamedStyle, StyleFormatting>> | undefined;
}

/** Returns the id of a footnote. It contains a colon, so that it cannot equal the slug of a heading. */
export function footnoteId(number: number): string {
  return `note:${number}`;
}

/** Returns the id of the first reference to a footnote. */
export function referenceId(number: number): string {
  return `reference:${number}`;
}

/**
 * Returns the id of an anchor. A selector cannot match an id that starts with a digit (CSS Syntax 3, 4.3.11), so such
 * an anchor gets a prefix. Slugs have no capital letters, so the id cannot equal another one. Markdown renderers
 * generate ids themselves.
 */
export function idOf(anchor: string, { target }: Pick<HtmlContext, "target">): string {
  return target !== "markdown" && BEGINS_WITH_DIGIT.test(anchor) ? `S-${anchor}` : anchor;
}

/** An id that starts with a hyphen and a digit is not valid in a selector either (CSS Syntax 3, 4.3.9). */
const BEGINS_WITH_DIGIT = /^-?(?:\d|$)/;

/** Returns the URL of a link, with the id of its target if the target is in the document. */
export function hrefOf(url: string, context: Pick<HtmlContext, "target">): string {
  return url.length > 1 && url.startsWith("#") ? `#${idOf(url.slice(1), context)}` : url;
}

/** Creates a context for writing the HTML parts of one Markdown document. */
export function createHtmlContext(warn: Warn): HtmlContext {
  const formatting = new Formatting("inline");
  return { warn, target: "markdown", referenced: new Set(), formatting };
}

/** Writes the content of a list item or table cell. */
export type WriteContent = (blocks: readonly Block[], context: HtmlContext) => ElementContent[];

/** Returns the `dir` attribute of an element with content in one direction; left-to-right content often needs none. */
export function dirOf(
  isRightToLeft: boolean,
  { direction }: Pick<HtmlContext, "direction">,
): "ltr" | "rtl" | undefined {
  if (isRightToLeft) return "rtl";
  return direction === "rtl" ? "ltr" : undefined;
}

/** Returns the context inside an element with a `dir` attribute. */
export function inside(dir: "ltr" | "rtl" | undefined, context: HtmlContext): HtmlContext {
  return dir === undefined || dir === context.direction ? context : { ...context, direction: dir };
}

/** Returns the context inside an element with its own margins, such as a cell, where indents begin at 0 again. */
export function atMargin(context: HtmlContext): HtmlContext {
  return context.indent === undefined ? context : { ...context, indent: 0 };
}
