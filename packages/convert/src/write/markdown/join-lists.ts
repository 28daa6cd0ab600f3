import type { BlockContent, DefinitionContent, Html, List } from "mdast";

type Content = BlockContent | DefinitionContent;

/** Renderers join two lists with the same delimiter and number the second one on, unless something stands between. */
const SEPARATOR: Html = { type: "html", value: "<!-- -->" };

/** Blocks with adjacent numbered lists made one if the numbers go on, and otherwise kept apart. */
export function* joinLists(blocks: Iterable<Content>): Generator<Content> {
  let held: List | undefined;
  for (const block of blocks) {
    const list = numberedList(block);
    if (held && list && goesOn(held, list)) {
      for (const item of list.children) held.children.push(item);
      continue;
    }
    if (held) yield held;
    if (held && list && delimiterOf(held) === delimiterOf(list)) yield SEPARATOR;
    held = list;
    if (!list) yield block;
  }
  if (held) yield held;
}

function numberedList(block: Content): List | undefined {
  return block.type === "list" && block.ordered ? block : undefined;
}

function goesOn(held: List, list: List): boolean {
  const next = (held.start ?? 1) + held.children.length;
  return delimiterOf(held) === delimiterOf(list) && list.start === next;
}

function delimiterOf({ data }: List): string {
  return data?.delimiter ?? ".";
}
