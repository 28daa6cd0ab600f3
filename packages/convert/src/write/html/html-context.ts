import type { ElementContent } from "hast";
import type { Block } from "../../tree/block.js";
import type { Image } from "../../tree/image.js";
import type { NamedStyle, StyleFormatting } from "../../tree/named-style.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { Formatting } from "./formatting/formatting.js";

/** Context of the HTML writer. */
export interface HtmlContext {
  readonly warn: Warn;
  /** What the HTML is for. Long lines become text at once, except in a tree that others read; Markdown links to slugs. */
  readonly target: "html" | "hast" | "markdown";
  /** Footnotes with a reference so far; only the first reference gets the id that the footnote links back to. */
  readonly referenced: Set<number>;
  /** Classes or `style` attributes for formatting that is not in the fixed stylesheet. */
  readonly formatting: Formatting;
  /** Whether a label that browsers would not generate is written as text, for renderers of Markdown, which drop styles. */
  readonly labelsAsText?: boolean;
  /** What is written instead of an image, where files contain their images. */
  readonly imageOf?: (image: Image, context: HtmlContext) => ElementContent;
  /** The named styles of the tab that is being written; absent in semantic mode. */
  readonly styles?: Readonly<Record<NamedStyle, StyleFormatting>> | undefined;
}

/** The id contains a colon, so that it cannot equal the slug of a heading. */
export function footnoteId(number: number): string {
  return `note:${number}`;
}

/** Id of the first reference to a footnote. */
export function referenceId(number: number): string {
  return `reference:${number}`;
}

/**
 * The id of an anchor. A selector cannot name an id that begins with a digit (CSS Syntax 3, 4.3.11), so such an anchor
 * gets a prefix; no slug has a capital, so that the id cannot equal another one. Markdown renderers generate ids themselves.
 */
export function idOf(anchor: string, { target }: Pick<HtmlContext, "target">): string {
  return target !== "markdown" && BEGINS_WITH_DIGIT.test(anchor) ? `S-${anchor}` : anchor;
}

/** A hyphen before a digit begins no name either (CSS Syntax 3, 4.3.9). */
const BEGINS_WITH_DIGIT = /^-?(?:\d|$)/;

/** The URL of a link, with the id of its target if that is in the document. */
export function hrefOf(url: string, context: Pick<HtmlContext, "target">): string {
  return url.length > 1 && url.startsWith("#") ? `#${idOf(url.slice(1), context)}` : url;
}

/** A context for writing the parts of one Markdown document that are HTML. */
export function createHtmlContext(warn: Warn): HtmlContext {
  const formatting = new Formatting("inline");
  return { warn, target: "markdown", referenced: new Set(), formatting };
}

/** Writes the content of a list item or table cell. */
export type WriteContent = (blocks: readonly Block[]) => ElementContent[];
