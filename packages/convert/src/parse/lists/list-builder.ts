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
  readonly list: List;
  readonly first: Numbering;
  readonly items: OpenItem[];
}

/**
 * Builds nested lists from flat items. A deeper item goes into the item before it, however many levels it jumps;
 * another definition begins another list; any block between two items ends all open lists.
 */
export class ListBuilder {
  /** From the outermost to the deepest. */
  #open: OpenList[] = [];

  /** Takes the next item; gives the list that it ends, if it does. */
  add(entry: ItemEntry): List | undefined {
    const { numbering } = entry;
    const outermost = this.#open[0];
    this.#open = this.#open.filter(
      ({ first }) => first.level < numbering.level || continues(first, numbering),
    );
    addItem(entry, this.#open);
    return this.#open[0] === outermost ? undefined : outermost?.list;
  }

  /** Ends all open lists; gives the outermost, if there is one. */
  end(): List | undefined {
    const outermost = this.#open[0];
    if (outermost) this.#open = [];
    return outermost?.list;
  }
}

/** An item goes on in the deepest list where it is of its level, else it begins a list in the last item there. */
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
