import type { Block, ColumnBreak, List, ListItem, PageBreak } from "../../tree/block.js";
import type { MarkdownContext } from "./markdown-context.js";

/** A block that has an equivalent in Markdown. */
export type UnbrokenBlock = Exclude<Block, PageBreak | ColumnBreak>;

/** Leaves out page and column breaks, with a warning for each. A list that a break interrupts becomes one list. */
export function* withoutBreaks(
  blocks: Iterable<Block>,
  { warn }: MarkdownContext,
): Generator<UnbrokenBlock> {
  let held: HeldList | undefined;
  for (const block of blocks) {
    if (block.kind === "pageBreak" || block.kind === "columnBreak") {
      const isPage = block.kind === "pageBreak";
      warn(isPage ? "page-break-left-out" : "column-break-left-out", block.origin);
      continue;
    }
    const list = block.kind === "list" ? block : undefined;
    if (held && list && goesOn(held, list)) {
      for (const item of list.items) held.items.push(item);
      continue;
    }
    if (held) yield held;
    held = list && { ...list, items: [...list.items] };
    if (block.kind !== "list") yield block;
  }
  if (held) yield held;
}

interface HeldList extends List {
  readonly items: ListItem[];
}

function goesOn({ definition, level, start, items }: List, list: List): boolean {
  return (
    list.definition === definition && list.level === level && list.start === start + items.length
  );
}
