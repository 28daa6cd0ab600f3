import type { AnyReport } from "../report.js";
import type { RunEvent } from "../run-event.js";

/** Renders an event of a run as JSON lines. A finished rule becomes its findings and its verdict. */
export function renderEvent(event: RunEvent<AnyReport>): string {
  return linesOf(event)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
}

function linesOf(event: RunEvent<AnyReport>): readonly object[] {
  if (event.event === "rule-ended") {
    const { id, verdict, reason, requests, milliseconds, findings, waived } = event.result;
    return [
      ...findings.map((finding) => ({ event: "finding", isWaived: false, ...finding })),
      ...waived.map((finding) => ({ event: "finding", isWaived: true, ...finding })),
      { event: "rule-ended", rule: id, verdict, reason, requests, milliseconds },
    ];
  }
  if (event.event !== "run-ended") return [event];
  const { rules: _, ...rest } = event.report;
  return [{ event: "run-ended", ...rest }];
}
