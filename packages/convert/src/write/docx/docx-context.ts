import type { Footnote } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { Bookmarks } from "./package/bookmarks.js";
import type { Media } from "./package/media.js";
import type { Relationships } from "./package/relationships.js";
import type { Looks } from "./styles/looks.js";
import type { NumberingRegistry } from "./numbering/numbering-registry.js";

/** What is counted over the whole file. */
export interface DocxState {
  readonly warn: Warn;
  /** The document's own looks, where they are asked for. */
  readonly looks: Looks | undefined;
  readonly bookmarks: Bookmarks;
  readonly media: Media;
  readonly numbering: NumberingRegistry;
  /** Footnotes that have a place in the text; the format knows them in the body alone, and each once. */
  readonly notesInText: Set<Footnote["number"]>;
  /** Fonts that runs name. */
  readonly fonts: Set<string>;
  /** Drawings and tracked changes so far; both have ids. */
  readonly counters: { drawings: number; changes: number };
}

/** What the writers of blocks and inline content need to know beside the node that they write. */
export interface DocxContext extends DocxState {
  /** Those of the part that is written. */
  readonly relationships: Relationships;
  readonly part: "body" | "note" | "region";
  /** Room for a line, in points: larger images are made smaller. */
  readonly width: number;
}
