import type { BlockContent, DefinitionContent, List as MarkdownList } from "mdast";
import type { Block, List } from "../../tree/block.js";
import { isOrdered } from "../../tree/is-ordered.js";
import type { MarkdownContext } from "./markdown-context.js";

type WriteContent = (blocks: readonly Block[]) => (BlockContent | DefinitionContent)[];

/** Start numbers have at most nine digits (CommonMark, 5.2). */
const MAX_START = 999_999_999;

/** A list as Markdown; letters and roman numerals become numbers, with a warning. */
export function writeList(
  list: List,
  context: MarkdownContext,
  writeContent: WriteContent,
): MarkdownList {
  const ordered = isOrdered(list);
  if (ordered && list.marker !== "decimal") {
    context.warn("list-marker-changed", list.origin, [list]);
  }
  return {
    type: "list",
    ordered,
    start: ordered ? Math.min(list.start, MAX_START) : null,
    spread: false,
    children: list.items.map((item) => ({
      type: "listItem",
      spread: false,
      children: writeContent(item.blocks),
    })),
  };
}
