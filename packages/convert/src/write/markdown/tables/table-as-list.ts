import type { BlockContent, DefinitionContent, List } from "mdast";
import type { Block, Table, TableRow } from "../../../tree/block.js";
import { bulleted, itemOf } from "../lists/write-list.js";

type Content = BlockContent | DefinitionContent;

/** Writes the content of a cell. */
export type WriteContent = (blocks: readonly Block[]) => Content[];

/**
 * Writes a table as a list: an item for each row with the content of its first cell, and a nested item for each other
 * cell.
 */
export function tableAsList({ rows }: Table, writeContent: WriteContent): List {
  return bulleted(rows.map((row) => itemOf(rowContent(row, writeContent))));
}

function rowContent(
  { cells: [first, ...others] }: TableRow,
  writeContent: WriteContent,
): Content[] {
  const content = writeContent(first?.blocks ?? []);
  if (others.length === 0) return content;
  return [...content, bulleted(others.map(({ blocks }) => itemOf(writeContent(blocks))))];
}
