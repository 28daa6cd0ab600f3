/** What the HTML writer needs to know beside the node that it writes. */
export interface HtmlContext {
  /** Footnotes that have been referred to already: only the first reference carries the id that the note leads back to. */
  readonly referenced: Set<number>;
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
export function createHtmlContext(): HtmlContext {
  return { referenced: new Set() };
}
