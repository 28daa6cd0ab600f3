import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { RunEvent } from "./run-event.js";
import { UsageError } from "../load/target.js";
import { type Reported, type ReportFormat, renderReport } from "./formats.js";
import type { AnyReport } from "./report.js";
import { renderEvent } from "./ndjson/render-event.js";

/** A report to write. */
export interface ReportFile {
  readonly format: ReportFormat;
  readonly file: string;
  /** Whether to append to the file, as for the summary of a CI job. */
  readonly isAppended: boolean;
}

/** The files of the reports of one run. */
export interface ReportFiles {
  /** Writes an event to the reports that are written during the run. */
  note(event: RunEvent<AnyReport>): void;
  /** Writes the remaining reports. */
  finish(reported: Reported): void;
  /** Removes report files that an interrupted run would leave empty. */
  discard(): void;
}

/**
 * Opens the report files before the run, so that no run is lost to a folder that is not writable; missing folders are
 * created.
 * @throws UsageError if a file cannot be written
 */
export function openReports(files: readonly ReportFile[]): ReportFiles {
  const created = files.filter(({ file }) => !existsSync(file));
  // An earlier report is kept until this run has written its own.
  for (const { file, format } of files)
    write(file, () => {
      mkdirSync(dirname(file), { recursive: true });
      if (format === "ndjson") writeFileSync(file, "");
      else appendFileSync(file, "");
    });
  return {
    note(event) {
      const streamed = files.filter(({ format }) => format === "ndjson");
      for (const { file } of streamed) write(file, () => appendFileSync(file, renderEvent(event)));
    },
    finish(reported) {
      for (const { format, file, isAppended } of files) {
        if (format !== "ndjson" && !isAppended) write(file, () => writeFileSync(file, ""));
        for (const text of renderReport(format, reported))
          write(file, () => appendFileSync(file, reported.redact(text)));
      }
    },
    discard() {
      const empty = created.filter(({ format, isAppended }) => format !== "ndjson" && !isAppended);
      for (const { file } of empty) rmSync(file, { force: true });
    },
  };
}

function write(file: string, act: () => void): void {
  try {
    act();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot write the report \`${file}\`: ${reason}`, { cause });
  }
}
