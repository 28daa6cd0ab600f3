import type { Block, List, ListItem } from "../../tree/block.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { Origin } from "../../place/place.js";

/** A list item as in the document: flat, with a level. */
export interface ItemEntry {
  readonly kind: "item";
  readonly numbering: Numbering;
  readonly blocks: readonly Block[];
  readonly origin: Origin;
}

/** A block, or an item that is not yet part of a list. */
export type Entry = Block | ItemEntry;

interface OpenItem extends ListItem {
  readonly blocks: Block[];
}

interface OpenList {
  readonly list: List;
  readonly first: Numbering;
  readonly items: OpenItem[];
}

/**
 * Builds nested lists from flat items. A deeper item goes into the item before it, even if it skips levels;
 * another definition begins another list; any other block ends all open lists.
 */
export class ListBuilder {
  /** From the outermost to the deepest. */
  #open: OpenList[] = [];

  /** Adds the next item; returns the list that it ends, if any. */
  add(entry: ItemEntry): List | undefined {
    const { numbering } = entry;
    const outermost = this.#open[0];
    this.#open = this.#open.filter(
      ({ first }) => first.level < numbering.level || continues(first, numbering),
    );
    addItem(entry, this.#open);
    return this.#open[0] === outermost ? undefined : outermost?.list;
  }

  /** Ends all open lists; returns the outermost, if any. */
  end(): List | undefined {
    const outermost = this.#open[0];
    if (outermost) this.#open = [];
    return outermost?.list;
  }
}

/** Adds an item to the deepest open list if it has its level; otherwise begins a list in the last item. */
function addItem(entry: ItemEntry, open: OpenList[]): void {
  const last = open.at(-1);
  if (last?.first.level === entry.numbering.level) {
    last.items.push(itemOf(entry));
    return;
  }
  const begun = beginList(entry);
  last?.items.at(-1)?.blocks.push(begun.list);
  open.push(begun);
}

function continues(first: Numbering, numbering: Numbering): boolean {
  return first.level === numbering.level && first.definition === numbering.definition;
}

function itemOf({ numbering, blocks }: ItemEntry): OpenItem {
  return { numbering, blocks: [...blocks] };
}

function beginList(entry: ItemEntry): OpenList {
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
  return { list, first: entry.numbering, items };
}
