import type { List } from "../../../tree/block.js";
import { isOrdered } from "../../../tree/is-ordered.js";
import type { Numbering } from "../../../tree/list-definition.js";

/** Whether browsers generate this label: a single-level number with a period, or any bullet. */
export function isDefaultLabel({ definition, level }: Numbering, list: List): boolean {
  return !isOrdered(list) || definition.levels[level]?.template === `%${level}.`;
}
