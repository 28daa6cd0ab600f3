import type { Block } from "./block.js";
import type { NamedStyle, NamedStyleLook } from "./named-style.js";
import type { Section } from "./section.js";

/** A hosted document with everything resolved: styles, lists, spans, links, numbers. Formats are written from it. */
export interface DocumentTree {
  readonly title: string;
  /** Language tag (BCP 47), or an empty string where the document names none. */
  readonly language: string;
  /** In reading order, child tabs after their parent; at least one. */
  readonly tabs: readonly Tab[];
  /**
   * In the order of their numbers, which begin at 1 and run through all tabs.
   * Which there are is known once the blocks of all sections have been taken; they can be taken once, too.
   */
  readonly footnotes: Iterable<Footnote>;
}

/** One tab, or the whole of a document that has none. */
export interface Tab {
  /** Absent where the document has a single tab, whose title says nothing. */
  readonly heading?: {
    readonly level: 1 | 2 | 3 | 4 | 5 | 6;
    readonly title: string;
    readonly anchor: string;
  };
  /** All headers, for formats without pages. */
  readonly headers: readonly Block[];
  /** All footers, for formats without pages. */
  readonly footers: readonly Block[];
  /** At least one. */
  readonly sections: readonly Section[];
  /** In faithful mode, what the named styles of the tab look like. */
  readonly styles?: Readonly<Record<NamedStyle, NamedStyleLook>>;
}

/** One footnote. */
export interface Footnote {
  readonly number: number;
  /** Whether some text refers to it. */
  readonly referenced: boolean;
  readonly blocks: readonly Block[];
}
