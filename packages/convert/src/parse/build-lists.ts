import type { Block, List, ListMarker } from "../tree/block.js";
import type { Origin } from "../warnings/conversion-warning.js";

/** A list item as the document has it: flat, with a level. */
export interface ItemEntry {
  readonly kind: "item";
  readonly listId: string;
  readonly level: number;
  readonly marker: ListMarker;
  readonly number: number;
  readonly blocks: readonly Block[];
  readonly origin: Origin;
}

/** A block, or an item that still has to find its list. */
export type Entry = { readonly kind: "block"; readonly block: Block } | ItemEntry;

interface OpenList {
  readonly entry: ItemEntry;
  readonly items: { readonly blocks: Block[] }[];
}

/**
 * Builds nested lists from flat items. A deeper item goes into the item before it, however many levels it jumps;
 * another list id or glyph begins another list; any block between two items ends all open lists.
 */
export function buildLists(entries: readonly Entry[]): readonly Block[] {
  const blocks: Block[] = [];
  let open: OpenList[] = [];
  for (const entry of entries) {
    if (entry.kind === "block") {
      open = [];
      blocks.push(entry.block);
      continue;
    }
    open = open.filter((list) => list.entry.level < entry.level || continues(list.entry, entry));
    const last = open.at(-1);
    if (last?.entry.level === entry.level) last.items.push({ blocks: [...entry.blocks] });
    else open.push(beginList(entry, last?.items.at(-1)?.blocks ?? blocks));
  }
  return blocks;
}

function continues(list: ItemEntry, item: ItemEntry): boolean {
  return list.level === item.level && list.listId === item.listId && list.marker === item.marker;
}

function beginList(entry: ItemEntry, target: Block[]): OpenList {
  const items = [{ blocks: [...entry.blocks] }];
  const list: List = {
    kind: "list",
    marker: entry.marker,
    start: entry.number,
    items,
    origin: entry.origin,
  };
  target.push(list);
  return { entry, items };
}
