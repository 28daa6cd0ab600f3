import { formatNumber } from "../../ui/format.ts";

/** The service stops to count there. */
const MAX_COUNTED = 1000;

/** How many calls wait. */
export function pendingOf(pending: number): string {
  return pending >= MAX_COUNTED ? `${formatNumber(MAX_COUNTED)} or more` : formatNumber(pending);
}
