import type { Block } from "../../tree/block.js";

/** The direction of a list all of whose items begin from right to left: labels stand on the side where items begin. */
export function directionOf(
  items: readonly { readonly blocks: readonly Block[] }[],
): "rtl" | undefined {
  return items.every(({ blocks }) => beginsRightToLeft(blocks)) ? "rtl" : undefined;
}

function beginsRightToLeft([first]: readonly Block[]): boolean {
  const isText = first?.kind === "paragraph" || first?.kind === "heading";
  return isText && first.layout.direction === "rtl";
}
