import { formatNumber } from "../../ui/format.ts";

/** Maximum number of pending calls that the service counts for a webhook. */
const MAX_COUNTED = 1000;

/** Formats the number of pending calls; at the maximum, the text says that there may be more. */
export function pendingOf(pending: number): string {
  return pending >= MAX_COUNTED ? `${formatNumber(MAX_COUNTED)} or more` : formatNumber(pending);
}
