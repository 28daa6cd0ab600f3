import { knows, type BlockTypes } from "../site/block-types.js";
import type { Medium } from "../site/media.js";
import type { FootnoteList } from "./footnote-list.js";

/** Context for writing blocks. */
export interface BlockContext {
  readonly types: BlockTypes;
  /** Media by address. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly footnotes: FootnoteList;
  /** True if the site filters this user's HTML, as it does for authors. */
  readonly isFiltered: boolean;
  /** Formatting that the blocks so far do not show. */
  readonly losses: Set<BlockLoss>;
}

/** Formatting that no block can show, in words for a warning to people. */
export type BlockLoss =
  | "alignment of single lines in cells"
  | "cell formatting"
  | "columns"
  | "crops of images"
  | "direction of lists, unless the site runs from right to left"
  | "direction of tables, unless the site runs from right to left"
  | "justified lines"
  | "paragraph formatting"
  | "rotation, borders and transparency of images";

/**
 * Returns true if lists define their numerals in a style rather than in the attribute `type`. True since WordPress 6.4,
 * which also added the lightbox.
 */
export function numbersByStyle(types: BlockTypes): boolean {
  return knows(types, "core/image", "lightbox");
}
