import type { Block, Cell, Content } from "../content.js";
import { labelled, plain, textOf } from "./facts.js";

/** Headings with their level and number. */
export function headings({ blocks }: Content): readonly string[] {
  const found = blocks.filter((one) => one.heading !== undefined && textOf(one) !== "");
  return found.map((one) => `${one.heading} ${textOf(one)}`);
}

/** List items with their nesting, their printed label and their text. */
export function items({ blocks }: Content): readonly string[] {
  return blocks.flatMap((one, index) =>
    isItem(one) ? [`${one.item?.depth} ${itemText(blocks, index)}`] : [],
  );
}

/** List items with their levels, which count numbered headings as items, their printed label and their text. */
export function itemsByLevel({ blocks }: Content): readonly string[] {
  return blocks.flatMap(({ item, ...one }, index) =>
    item && isItem({ item, ...one })
      ? [`${item.level ?? item.depth} ${itemText(blocks, index)}`]
      : [],
  );
}

function isItem({ item, heading }: Block): boolean {
  return item !== undefined && heading === undefined;
}

/** Returns the text of an item; floating images may come before it. */
function itemText(blocks: readonly Block[], index: number): string {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (!block) return "";
  const hasObject = block.pieces.some(({ image, text }) => image ?? text.startsWith("["));
  if (!next || /\p{L}/u.test(textOf(block)) || !hasObject) return labelled(block);
  return plain(`${labelled(block)} ${itemText(blocks, index + 1)}`);
}

/** Cells with their position, their spans and their text. A table of one cell is a box, not a table. */
export function cells(content: Content): readonly string[] {
  return tableCells(content).map(
    (cell) => `${cell.row},${cell.column} ${cell.rowSpan}×${cell.columnSpan} ${cellText(cell)}`,
  );
}

/** The text of non-empty cells; lines are joined by a slash, and a rule becomes a line of dashes. */
export function cellTexts(content: Content): readonly string[] {
  return tableCells(content)
    .map((cell) => cellText(cell).replaceAll(/ \/(?: -+(?= \/|$))?/g, ""))
    .filter((text) => text !== "");
}

function tableCells({ cells }: Content): readonly Cell[] {
  const counts = new Map<number, number>();
  for (const { table } of cells) counts.set(table, (counts.get(table) ?? 0) + 1);
  return cells.filter(({ table }) => counts.get(table) !== 1);
}

function cellText({ blocks }: Cell): string {
  return plain(blocks.map((one) => labelled(one)).join(" "));
}
