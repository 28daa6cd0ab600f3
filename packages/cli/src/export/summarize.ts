import { describeError } from "../errors/describe-error.js";
import { formatTable, type Row } from "../terminal/format-table.js";
import { createStyle } from "../terminal/style.js";
import type { Terminal } from "../terminal/terminal.js";
import type { ExportOutcome } from "./outcome.js";

/**
 * Formats a table of many outcomes: the numbers of exported and unchanged documents, and each failure with its reason.
 */
export function summarize(
  outcomes: readonly ExportOutcome[],
  { progressColumns, isInteractive, remarkStyle: style }: Terminal,
): string {
  const failed = outcomes.flatMap((outcome): readonly Row[] => {
    const why = whyFailed(outcome);
    return why === undefined ? [] : [{ result: "failed", documents: outcome.path, why }];
  });
  const unchanged = outcomes.filter((outcome) => "recordedAs" in outcome).length;
  const done = outcomes.length - unchanged - failed.length;
  const rows: readonly Row[] = [
    { result: "done", documents: done, why: "" },
    {
      result: "unchanged",
      documents: unchanged,
      why: unchanged > 0 ? "this revision is exported already" : "",
    },
    ...(failed.length > 0 ? failed : [{ result: "failed", documents: 0, why: "" }]),
  ];
  const columns = isInteractive ? progressColumns() : undefined;
  return formatTable(rows, { columns, whole: ["result"], style });
}

function whyFailed(outcome: ExportOutcome): string | undefined {
  if ("job" in outcome) return outcome.job.status === "failed" ? outcome.job.summary : undefined;
  if ("recordedAs" in outcome) return undefined;
  return describeError(outcome.error, createStyle(false));
}
