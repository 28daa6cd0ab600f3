import type { AnyReport } from "../report.js";

/** Returns a report as JSON, indented by two spaces, with a trailing newline. */
export function renderJson(report: AnyReport): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
