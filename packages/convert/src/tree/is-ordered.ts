import type { List } from "./block.js";

/** Whether the items of a list are numbered. */
export function isOrdered(list: List): boolean {
  return list.marker !== "bullet" && list.marker !== "none";
}
