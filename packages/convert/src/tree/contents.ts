import type { Block, ContentsEntry } from "./block.js";

/** An entry and its depth: 0 for the top level. */
export interface FlatEntry {
  readonly blocks: readonly Block[];
  readonly depth: number;
}

/** Returns all entries in reading order. */
export function flatEntries(entries: readonly ContentsEntry[], depth = 0): readonly FlatEntry[] {
  return entries.flatMap((entry) => [
    { blocks: entry.blocks, depth },
    ...flatEntries(entry.entries, depth + 1),
  ]);
}
