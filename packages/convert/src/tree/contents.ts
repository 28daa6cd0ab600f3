import type { Block } from "./block.js";

/** An entry of a table of contents, with the entries that stand under it. */
export interface ContentsEntry {
  /** A paragraph, as a rule. */
  readonly blocks: readonly Block[];
  readonly entries: readonly ContentsEntry[];
}

/** An entry and how deep it stands: 0 for the top level. */
export interface FlatEntry {
  readonly blocks: readonly Block[];
  readonly depth: number;
}

/** All entries in reading order. */
export function flatEntries(entries: readonly ContentsEntry[], depth = 0): readonly FlatEntry[] {
  return entries.flatMap((entry) => [
    { blocks: entry.blocks, depth },
    ...flatEntries(entry.entries, depth + 1),
  ]);
}
