import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { countWarnings, type JobWarnings } from "./job-warnings.js";

/** Summary of a finished export: where it went, how many warnings there were, and their codes (decision `job-flags`). */
export function summariseExport(
  destination: string,
  warnings: Pick<JobWarnings, "warning_counts">,
): string {
  const total = countWarnings(warnings);
  if (total === 0) return `Exported to ${destination}.`;
  const count = total === 1 ? "1 warning" : `${total} warnings`;
  const codes = Object.keys(warnings.warning_counts).join(", ");
  return shorten(`Exported to ${destination} with ${count} (${codes}).`, bounds.summary.max);
}
