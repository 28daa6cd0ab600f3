import type { BlockContent, DefinitionContent } from "mdast";
import type { Block, ContentsEntry } from "../../tree/block.js";

type WriteContent = (blocks: readonly Block[]) => (BlockContent | DefinitionContent)[];

/** Writes a table of contents as nested lists; empty if it has no entries. */
export function writeContents(
  entries: readonly ContentsEntry[],
  writeContent: WriteContent,
): BlockContent[] {
  if (entries.length === 0) return [];
  const children = entries.map(({ blocks, entries: deeper }) => ({
    type: "listItem" as const,
    spread: false,
    children: [...writeContent(blocks), ...writeContents(deeper, writeContent)],
  }));
  return [{ type: "list", ordered: false, spread: false, children }];
}
