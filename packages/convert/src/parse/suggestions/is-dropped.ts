import type { Suggested } from "../../hosted/hosted-document.js";
import { readTexts } from "../../hosted/read.js";

/** What becomes of all suggestions. */
export type Verdict = "accept" | "reject";

/** Whether something is gone: a suggested deletion that is accepted, or a suggested insertion that is rejected. */
export function isDropped(suggested: Suggested, verdict: Verdict): boolean {
  const ids =
    verdict === "accept" ? suggested.suggestedDeletionIds : suggested.suggestedInsertionIds;
  return readTexts(ids).length > 0;
}

/** What is left of a suggestion once it is settled: nothing. */
export function settled<T extends Suggested>(
  element: T,
): Omit<T, "suggestedInsertionIds" | "suggestedDeletionIds"> {
  const { suggestedInsertionIds: _, suggestedDeletionIds: __, ...rest } = element;
  return rest;
}
