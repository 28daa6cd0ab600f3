import type { Suggested } from "../../hosted/hosted-document.js";
import { readTexts } from "../../hosted/read.js";

/** How all suggestions are resolved. */
export type Resolution = "accept" | "reject";

/** Whether an element is removed: an accepted deletion or a rejected insertion. */
export function isDropped(suggested: Suggested, resolution: Resolution): boolean {
  const ids =
    resolution === "accept" ? suggested.suggestedDeletionIds : suggested.suggestedInsertionIds;
  return readTexts(ids).length > 0;
}

/** Returns an element without the ids of its suggestions, after they were resolved. */
export function withoutSuggestionIds<T extends Suggested>(
  element: T,
): Omit<T, "suggestedInsertionIds" | "suggestedDeletionIds"> {
  const { suggestedInsertionIds: _, suggestedDeletionIds: __, ...rest } = element;
  return rest;
}
