import { formatNumber } from "../../ui/format.ts";

/** The service stops counting here. */
const MAX_COUNTED = 1000;

/** The number of pending calls, as text. */
export function pendingOf(pending: number): string {
  return pending >= MAX_COUNTED ? `${formatNumber(MAX_COUNTED)} or more` : formatNumber(pending);
}
