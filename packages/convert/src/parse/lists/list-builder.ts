import type { Block, List, ListItem } from "../../tree/block.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { Origin } from "../../place/place.js";

/** A list item as it is in the document: flat, with a level. */
export interface ItemEntry {
  readonly kind: "item";
  readonly numbering: Numbering;
  /** Set in a checklist if the state is known. */
  readonly checked?: boolean;
  readonly blocks: readonly Block[];
  /** Where its text begins, in points from the margin. */
  readonly indent: number;
  /** Where its label begins, in points from the margin. */
  readonly labelIndent: number;
  readonly origin: Origin;
}

/** A block that is indented, which may continue a list item. */
export interface IndentedEntry {
  readonly kind: "indented";
  readonly block: Block;
  /** In points from the margin. */
  readonly indent: number;
  /** Set if the indent is lost unless the block becomes part of an item whose text has the same indent. */
  readonly origin?: Origin;
}

/** A block, or an item or indented block that is not yet part of a list. */
export type Entry = Block | ItemEntry | IndentedEntry;

/** Callbacks for properties of the document's lists that nested lists cannot show. */
export interface ListLosses {
  /** Called for an item that starts a list at a different level than in the document. */
  readonly level: (entry: ItemEntry) => void;
  /** Called for a block whose indent is lost. */
  readonly indent: (origin: Origin) => void;
}

interface OpenItem extends ListItem {
  readonly blocks: Block[];
}

interface OpenList {
  readonly list: List;
  readonly first: Numbering;
  /** The level of its items, or more if it is nested in an item of another list. */
  readonly depth: number;
  readonly items: OpenItem[];
  /** Where the text of the last item begins, in points from the margin. */
  indent: number;
}

/** Maximum number of blocks between two items of a list; after more blocks, the list has ended. */
const MAX_BETWEEN = 50;

/** In points. A smaller difference is not visible, and is due to rounding. */
const TOLERANCE = 1;

/** Depth of the deepest list that may be nested by its indent; the lists of Google Docs have nine levels. */
const MAX_DEPTH = 8;

const NOTHING: readonly Block[] = [];

/**
 * Builds nested lists from flat items. A deeper item goes into the previous item, even if it skips levels. An item with
 * another list definition starts another list, which is nested in the previous item if its label begins where the text
 * of that item does. Blocks between the items of a nested list belong to the previous item. At the top level they end
 * the list, and the next item starts a list that continues the numbering. A block that is indented like the text of an
 * item before it belongs to that item.
 */
export class ListBuilder {
  /** Open lists, from the outermost to the deepest. */
  #open: OpenList[] = [];
  /** The blocks since the last item. */
  #between: Block[] = [];
  /** Number of indented blocks since the last item. */
  #indented = 0;
  readonly #losses: ListLosses;

  constructor(losses: ListLosses) {
    this.#losses = losses;
  }

  /** Whether there is a list that may continue. */
  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Adds the next item and returns the blocks that are now complete. */
  addItem(entry: ItemEntry): readonly Block[] {
    const { numbering } = entry;
    const depth = this.#depthOf(entry);
    const kept = this.#open.filter((open) => open.depth < depth || continues(open, numbering));
    const ended = this.#goesOn(kept, numbering, depth) ? NOTHING : this.end();
    this.#open = ended.length > 0 ? [] : kept;
    this.#indented = 0;
    this.#placeBetween(depth);
    this.#add(entry, depth);
    return ended;
  }

  /**
   * Adds a block that is not a list item. Returns the blocks that are now complete, including this block if it is
   * outside all lists.
   */
  addBlock(block: Block): readonly Block[] {
    if (this.isOpen && !endsLists(block) && this.#between.length < MAX_BETWEEN) {
      this.#between.push(block);
      return NOTHING;
    }
    return [...this.end(), block];
  }

  /**
   * Adds an indented block, to the deepest open item whose text begins no further to the right. Returns the blocks that
   * are now complete.
   */
  addIndented({ block, indent, origin }: IndentedEntry): readonly Block[] {
    const around = this.#open.filter((open) => open.indent <= indent + TOLERANCE);
    const last = around.at(-1);
    const item = last?.items.at(-1);
    const follows = this.#between.length === 0 && this.#indented < MAX_BETWEEN;
    const isInItem = last && item && follows && !endsLists(block);
    if (origin && !(isInItem && last.indent >= indent - TOLERANCE)) this.#losses.indent(origin);
    if (!isInItem) return this.addBlock(block);
    this.#open = around;
    this.#indented += 1;
    item.blocks.push(block);
    return NOTHING;
  }

  /** Closes all open lists. Returns the outermost list, if any, and the blocks after it. */
  end(): readonly Block[] {
    const [outermost] = this.#open;
    if (!outermost) return NOTHING;
    const ended = [outermost.list, ...this.#between];
    this.#open = [];
    this.#between = [];
    return ended;
  }

  /**
   * Returns the depth of an item. A list of another definition right after an item is deeper than that item if its label
   * begins where the text of that item does, as after pasting or with an indent set by hand.
   */
  #depthOf({ numbering: { definition, level }, labelIndent }: ItemEntry): number {
    const own = this.#open.find(({ first }) => first.definition === definition);
    if (own) return own.depth + level - own.first.level;
    if (this.#between.length > 0) return level;
    const around = this.#open.findLast(({ indent }) => indent <= labelIndent + TOLERANCE);
    return around && around.depth < MAX_DEPTH ? Math.max(level, around.depth + 1) : level;
  }

  /** Whether an item continues the open lists, judged by the outermost list that it does not close. */
  #goesOn(kept: readonly OpenList[], { definition }: Numbering, depth: number): boolean {
    const [outermost] = kept;
    if (!outermost) return this.#open.length === 0;
    if (this.#between.length === 0) return true;
    const isKnown = this.#open.some(({ first }) => first.definition === definition);
    return isKnown && outermost.depth < depth;
  }

  /**
   * Moves the blocks since the last item into that item. If they are only breaks, they separate two lists in the parent
   * item.
   */
  #placeBetween(depth: number): void {
    if (this.#between.length === 0) return;
    if (this.#open.at(-1)?.depth === depth && this.#between.every(isBreak)) this.#open.pop();
    this.#open
      .at(-1)
      ?.items.at(-1)
      ?.blocks.push(...this.#between);
    this.#between = [];
  }

  /** Adds an item to the deepest open list if it has the same depth; otherwise starts a new list in the last item. */
  #add(entry: ItemEntry, depth: number): void {
    const last = this.#open.at(-1);
    if (last?.depth === depth) {
      last.items.push(itemOf(entry));
      last.indent = entry.indent;
      return;
    }
    const { depth: levels, level } = entry.numbering;
    if (this.#open.length < (levels ?? level)) this.#losses.level(entry);
    const begun = beginList(entry, depth);
    last?.items.at(-1)?.blocks.push(begun.list);
    this.#open.push(begun);
  }
}

/** Headings and tables of contents close all lists, because they structure the document rather than a list. */
function endsLists({ kind }: Block): boolean {
  return kind === "heading" || kind === "tableOfContents";
}

function isBreak({ kind }: Block): boolean {
  return kind === "pageBreak" || kind === "columnBreak" || kind === "horizontalRule";
}

/**
 * Whether an item continues a list. Items in a table are counted too, so the next item after a table may have a later
 * number.
 */
function continues({ first, items }: OpenList, { level, definition, number }: Numbering): boolean {
  const last = items.at(-1)?.numbering.number ?? 0;
  return first.level === level && first.definition === definition && number === last + 1;
}

function itemOf({ numbering, checked, blocks }: ItemEntry): OpenItem {
  const state = checked === undefined ? {} : { checked };
  return { numbering, ...state, blocks: [...blocks], own: blocks.length };
}

function beginList(entry: ItemEntry, depth: number): OpenList {
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
  return { list, first: entry.numbering, depth, items, indent: entry.indent };
}
