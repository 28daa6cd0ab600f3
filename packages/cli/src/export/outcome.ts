import type { Job } from "@document-export/types";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { type ExitCode, exitCodeOf, EXIT_CODES } from "../errors/exit-codes.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";

/** The outcome of one export: a job, or an error. */
export type ExportOutcome =
  | { readonly path: string; readonly job: Job; readonly error?: undefined }
  | { readonly path: string; readonly error: unknown };

/** An outcome on one line; how to fix an error is on a second. */
export function formatOutcome(outcome: ExportOutcome, style: Style): string {
  const path = style.bold(plainText(outcome.path));
  if ("job" in outcome) return `${path}: ${formatJob(outcome.job, style)}`;
  return `${path}: ${describeError(outcome.error, style)}`;
}

/** An outcome as JSON. */
export function outcomeToJson(outcome: ExportOutcome): string {
  const { path: file } = outcome;
  return jsonText(
    "job" in outcome ? { file, job: outcome.job } : { file, error: errorToJson(outcome.error) },
  );
}

function formatJob(job: Job, style: Style): string {
  const { status, hasErrors, hasWarnings, outputDocuments, summary, id } = job;
  const paint = hasErrors ? style.red : hasWarnings ? style.yellow : style.green;
  const links = outputDocuments.flatMap((document) => document.links.map((link) => link.url));
  const parts = [paint(plainText(status)), plainText(summary), ...links.map(plainText)];
  return `${parts.filter(Boolean).join("  ")}  ${style.dim(`job ${plainText(id)}`)}`;
}

/** The exit code of one outcome. */
export function outcomeExitCode(outcome: ExportOutcome): ExitCode {
  if ("job" in outcome) return outcome.job.status === "failed" ? EXIT_CODES.failed : EXIT_CODES.ok;
  return exitCodeOf(outcome.error);
}
