import type { List } from "./block.js";
import type { ListMarker, Numbering } from "./list-definition.js";

/** Whether the items of a list are numbered. */
export function isOrdered(list: List): boolean {
  return counts(list.marker);
}

/** Whether an item has a number rather than a bullet. */
export function isNumbered({ definition, level }: Numbering): boolean {
  return counts(definition.levels[level]?.marker ?? "bullet");
}

/** Whether a glyph is a number. */
export function counts(marker: ListMarker): boolean {
  return marker !== "bullet" && marker !== "none" && marker !== "checkbox";
}
