import type { List } from "../../../tree/block.js";
import { isOrdered } from "../../../tree/is-ordered.js";
import type { Numbering } from "../../../tree/list-definition.js";

/** Whether browsers show this label by themselves: a number of one level with a full stop, or a bullet of any form. */
export function isUsualLabel({ definition, level }: Numbering, list: List): boolean {
  return !isOrdered(list) || definition.levels[level]?.template === `%${level}.`;
}
