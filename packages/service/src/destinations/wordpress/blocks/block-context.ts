import { knows, type BlockTypes } from "../site/block-types.js";
import type { Medium } from "../site/media.js";
import type { FootnoteList } from "./footnote-list.js";

/** What blocks are written with. */
export interface BlockContext {
  readonly types: BlockTypes;
  /** By their addresses. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly footnotes: FootnoteList;
  /** Whether the site filters the HTML of the user, as it does that of authors. */
  readonly isFiltered: boolean;
}

/** Whether numbers of lists are a style and not the attribute `type`: since WordPress 6.4, which came with the lightbox. */
export function numbersByStyle(types: BlockTypes): boolean {
  return knows(types, "core/image", "lightbox");
}
