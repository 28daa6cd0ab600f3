import type { StoredWarning } from "../storage/database.js";

/** Summary of a finished export: where it went, how many warnings there were, and their codes (decision `job-flags`). */
export function summariseExport(destination: string, warnings: readonly StoredWarning[]): string {
  if (warnings.length === 0) return `Exported to ${destination}.`;
  const count = warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`;
  const codes = [...new Set(warnings.map(({ code }) => code))].join(", ");
  return `Exported to ${destination} with ${count} (${codes}).`;
}
