import type { NamedStyle, NamedStyleLook } from "../../tree/named-style.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { ClassRegistry } from "./look/class-registry.js";

/** What the HTML writer needs to know beside the node that it writes. */
export interface HtmlContext {
  readonly warn: Warn;
  /** Footnotes that have been referred to already: only the first reference carries the id that the note leads back to. */
  readonly referenced: Set<number>;
  /** Classes for what the stylesheet does not know beforehand. */
  readonly classes: ClassRegistry;
  /** The named styles of the tab that is being written; absent in semantic mode. */
  readonly styles?: Readonly<Record<NamedStyle, NamedStyleLook>> | undefined;
}

/** Ids hold a colon where they are not a heading's, since the slug of a heading never does. */
export function footnoteId(number: number): string {
  return `note:${number}`;
}

/** Id of the place that refers to a footnote. */
export function referenceId(number: number): string {
  return `reference:${number}`;
}

/** A context for writing one document. */
export function createHtmlContext(warn: Warn): HtmlContext {
  return { warn, referenced: new Set(), classes: new ClassRegistry() };
}
