import type { ElementContent } from "hast";
import type { Block } from "../../tree/block.js";

/** Writes the content of a list item or table cell. */
export type WriteContent = (blocks: readonly Block[]) => ElementContent[];
