import type { Block, List, ListItem } from "../../tree/block.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { Origin } from "../../warnings/conversion-warning.js";

/** A list item as the document has it: flat, with a level. */
export interface ItemEntry {
  readonly kind: "item";
  readonly numbering: Numbering;
  readonly blocks: readonly Block[];
  readonly origin: Origin;
}

/** A block, or an item that still has to find its list. */
export type Entry = Block | ItemEntry;

interface OpenItem extends ListItem {
  readonly blocks: Block[];
}

interface OpenList {
  readonly first: Numbering;
  readonly items: OpenItem[];
}

/**
 * Builds nested lists from flat items. A deeper item goes into the item before it, however many levels it jumps;
 * another definition begins another list; any block between two items ends all open lists.
 */
export function buildLists(entries: readonly Entry[]): readonly Block[] {
  if (areBlocks(entries)) return entries;
  const blocks: Block[] = [];
  let open: OpenList[] = [];
  for (const entry of entries) {
    if (entry.kind !== "item") {
      open = [];
      blocks.push(entry);
      continue;
    }
    const { numbering } = entry;
    open = open.filter(({ first }) => first.level < numbering.level || continues(first, numbering));
    const last = open.at(-1);
    if (last?.first.level === numbering.level) last.items.push(itemOf(entry));
    else open.push(beginList(entry, last?.items.at(-1)?.blocks ?? blocks));
  }
  return blocks;
}

function areBlocks(entries: readonly Entry[]): entries is readonly Block[] {
  for (const entry of entries) if (entry.kind === "item") return false;
  return true;
}

function continues(first: Numbering, numbering: Numbering): boolean {
  return first.level === numbering.level && first.definition === numbering.definition;
}

function itemOf({ numbering, blocks }: ItemEntry): OpenItem {
  return { numbering, blocks: [...blocks] };
}

function beginList(entry: ItemEntry, target: Block[]): OpenList {
  const { definition, level, number } = entry.numbering;
  const items = [itemOf(entry)];
  const list: List = {
    kind: "list",
    definition,
    level,
    marker: definition.levels[level]?.marker ?? "bullet",
    start: number,
    items,
    origin: entry.origin,
  };
  target.push(list);
  return { first: entry.numbering, items };
}
