import type { Block } from "./block.js";
import type { Tab } from "./document-tree.js";

/** Yields the blocks of all sections of a tab, with the page breaks between them, for formats without sections. */
export function* bodyOf({ sections }: Tab): Generator<Block> {
  for (const { pageBreak, blocks } of sections) {
    if (pageBreak) yield pageBreak;
    yield* blocks;
  }
}
