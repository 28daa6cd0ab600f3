import type { Block } from "../../tree/block.js";
import { beginsRightToLeft } from "../../tree/direction.js";

/** The direction of a list all of whose items begin from right to left: labels stand on the side where items begin. */
export function directionOf(
  items: readonly { readonly blocks: readonly Block[] }[],
): "rtl" | undefined {
  return items.every(({ blocks }) => beginsRightToLeft(blocks)) ? "rtl" : undefined;
}
