import type { Element } from "xast";
import type { Block } from "../../tree/block.js";
import type { Footnote } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { ParagraphPlace } from "./formatting/paragraph-properties.js";
import type { Bookmarks } from "./package/bookmarks.js";
import type { Media } from "./package/media.js";
import type { Relationships } from "./package/relationships.js";
import type { NamedStyles } from "./styles/document-styles.js";
import type { NumberingRegistry } from "./numbering/numbering-registry.js";

/** State shared by all parts of the file. */
export interface DocxState {
  readonly warn: Warn;
  /** The document's own named styles, in faithful mode. */
  readonly namedStyles: NamedStyles | undefined;
  readonly bookmarks: Bookmarks;
  readonly media: Media;
  readonly numbering: NumberingRegistry;
  /** Footnotes referenced in the body. Only the body may refer to footnotes, and only once to each. */
  readonly notesInText: Set<Footnote["number"]>;
  /** Fonts that runs use. */
  readonly fonts: Set<string>;
  /** Number of drawings and tracked changes so far, for their ids. */
  readonly counters: { drawings: number; changes: number };
}

/** Context for the writers of blocks and inline content. */
export interface DocxContext extends DocxState {
  /** Relationships of the part that is currently written. */
  readonly relationships: Relationships;
  readonly part: "body" | "note" | "region";
  /** Available line width in points. Larger images are scaled down. */
  readonly width: number;
}

/**
 * Writes the content of an item or cell. It is a parameter because blocks contain lists and tables, which contain
 * blocks.
 */
export type WriteContent = (
  blocks: readonly Block[],
  context: DocxContext,
  place?: ParagraphPlace,
) => readonly Element[];
