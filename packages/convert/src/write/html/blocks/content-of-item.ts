import type { Block, ListItem } from "../../../tree/block.js";
import { levelIndents } from "../../../tree/levels/level-indents.js";
import { inside, type HtmlContext } from "../html-context.js";
import { isTight } from "./block-attributes.js";

/**
 * Returns the blocks of an item and their context. In faithful mode, the item is already as far from the margin as its
 * text, and its label is where the first line of a paragraph in Google Docs begins, so neither is repeated.
 */
export function contentOfItem(
  { blocks, numbering: { definition, level } }: ListItem,
  dir: "ltr" | "rtl" | undefined,
  context: HtmlContext,
): [readonly Block[], HtmlContext] {
  const within = inside(dir, context);
  if (!context.styles || blocks.length < 2) return [blocks, within];
  const [first, ...others] = blocks;
  const ofLevel = levelIndents(definition, level).start;
  if (first?.kind !== "paragraph") return [blocks, { ...within, indent: ofLevel }];
  const { indentFirstLine: _, ...layout } = first.layout;
  const { indentStart: indent = ofLevel } = layout;
  if (isTight(blocks)) return [blocks, { ...within, indent }];
  return [[{ ...first, layout }, ...others], { ...within, indent }];
}
