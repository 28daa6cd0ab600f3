import type { Block } from "./block.js";
import type { NamedStyle, StyleFormatting } from "./named-style.js";
import type { Section } from "./section.js";

/** A hosted document with styles, lists, spans, links and numbers resolved. All formats are written from it. */
export interface DocumentTree {
  readonly title: string;
  /** Language tag (BCP 47), or an empty string if the document has none. */
  readonly language: string;
  /** In reading order, child tabs after their parent; at least one. */
  readonly tabs: readonly Tab[];
  /**
   * Footnotes in the order of their numbers, which start at 1 and continue across tabs. Can be iterated only once, and
   * only after the blocks of all sections, because the references in the text determine the numbers. Throws otherwise.
   */
  readonly footnotes: Iterable<Footnote>;
}

/** One tab, or the whole document if it has no tabs. */
export interface Tab {
  /** Absent in a document with a single tab, whose title is not needed. */
  readonly heading?: {
    readonly level: 1 | 2 | 3 | 4 | 5 | 6;
    readonly title: string;
    readonly anchor: string;
  };
  /** All headers, for formats without pages. */
  readonly headers: readonly Block[];
  /** All footers, for formats without pages. */
  readonly footers: readonly Block[];
  /** Contains at least one section. */
  readonly sections: readonly Section[];
  /** Formatting of the tab's named styles, in faithful mode. */
  readonly styles?: Readonly<Record<NamedStyle, StyleFormatting>>;
}

/** One footnote. */
export interface Footnote {
  readonly number: number;
  /** Whether the text refers to the footnote. */
  readonly referenced: boolean;
  readonly blocks: readonly Block[];
  /** Set on a comment, which becomes a footnote if the format has no comments. */
  readonly comment?: CommentProperties;
}

/** Author and time of a comment. */
export interface CommentProperties {
  readonly author: string;
  /** RFC 3339. */
  readonly time?: string;
}

/** A document tree that is completely in memory, so it can be read any number of times and in any order. */
export interface WholeTree extends DocumentTree {
  readonly tabs: readonly WholeTab[];
  readonly footnotes: readonly Footnote[];
}

/** A tab that is completely in memory. */
export interface WholeTab extends Tab {
  readonly sections: readonly WholeSection[];
}

/** A section that is completely in memory. */
export interface WholeSection extends Section {
  readonly blocks: readonly Block[];
}
