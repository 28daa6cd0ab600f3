import type { Block, Layout } from "../../tree/block.js";

/** A block's alignment and direction as attributes. */
export function layoutAttributes({ alignment, direction }: Layout): {
  readonly style: string | undefined;
  readonly dir: string | undefined;
} {
  return { style: alignment && `text-align: ${alignment}`, dir: direction };
}

/** The layout that an item or cell takes over from the paragraph that has no element of its own in it. */
export function layoutOfTight(blocks: readonly Block[]): Layout {
  const [first] = blocks;
  return first?.kind === "paragraph" && isTight(blocks) ? first.layout : {};
}

/** Whether the content of an item or cell is a paragraph that stands alone or before lists only. */
export function isTight([first, ...others]: readonly Block[]): boolean {
  return first?.kind === "paragraph" && others.every((block) => block.kind === "list");
}
