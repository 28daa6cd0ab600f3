import type { ElementContent } from "hast";
import type { Block } from "../../tree/block.js";
import type { NamedStyle, StyleFormatting } from "../../tree/named-style.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { ClassRegistry } from "./formatting/class-registry.js";

/** Context of the HTML writer. */
export interface HtmlContext {
  readonly warn: Warn;
  /** Footnotes with a reference so far; only the first reference gets the id that the footnote links back to. */
  readonly referenced: Set<number>;
  /** Classes for formatting that is not in the fixed stylesheet. */
  readonly classes: ClassRegistry;
  /** Whether a label that browsers would not generate stands as text, for renderers of Markdown, which drop styles. */
  readonly labelsAsText?: boolean;
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

/** A context for writing one document. */
export function createHtmlContext(warn: Warn): HtmlContext {
  return { warn, referenced: new Set(), classes: new ClassRegistry() };
}

/** Writes the content of a list item or table cell. */
export type WriteContent = (blocks: readonly Block[]) => ElementContent[];
