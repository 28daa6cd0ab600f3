import type { Block } from "../../tree/block.js";
import { beginsRightToLeft } from "../../tree/direction.js";

/** The direction of a list: `rtl` if all its items begin right-to-left, since it decides the side of the labels. */
export function directionOf(
  items: readonly { readonly blocks: readonly Block[] }[],
): "rtl" | undefined {
  return items.every(({ blocks }) => beginsRightToLeft(blocks)) ? "rtl" : undefined;
}
