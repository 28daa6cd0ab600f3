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

/** An element without the ids of its suggestions, once they are resolved. */
export function withoutSuggestionIds<T extends Suggested>(
  element: T,
): Omit<T, "suggestedInsertionIds" | "suggestedDeletionIds"> {
  const { suggestedInsertionIds: _, suggestedDeletionIds: __, ...rest } = element;
  return rest;
}
