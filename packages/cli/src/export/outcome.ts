import type { Job } from "@document-export/types";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { exitCodeOf } from "../errors/exit-code-of.js";
import { type ExitCode, EXIT_CODES } from "../errors/exit-codes.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";

/** The outcome of one export: a job, an earlier export of the same revision, or an error. */
export type ExportOutcome =
  | { readonly path: string; readonly job: Job; readonly error?: undefined }
  | { readonly path: string; readonly recordedAs: string; readonly error?: undefined }
  | { readonly path: string; readonly error: unknown };

/** A document that the job wrote: its URL, or if the destination has no URLs, its path as the title. */
interface WrittenDocument {
  readonly title: string;
  readonly url?: string;
}

/** Formats an outcome: one line, and for an error a second one with advice. */
export function formatOutcome(outcome: ExportOutcome, style: Style): string {
  const path = style.bold(plainText(outcome.path));
  if ("job" in outcome) return `${path}: ${formatJob(outcome.job, style)}`;
  if ("recordedAs" in outcome)
    return `${path}: ${style.green("unchanged")}  ${plainText(outcome.recordedAs)}`;
  return `${path}: ${describeError(outcome.error, style)}`;
}

/** Returns an outcome as JSON. */
export function outcomeToJson(outcome: ExportOutcome): string {
  const { path: file } = outcome;
  if ("recordedAs" in outcome)
    return jsonText({ file, unchanged: true, written: [{ title: outcome.recordedAs }] });
  if (!("job" in outcome)) return jsonText({ file, error: errorToJson(outcome.error) });
  return jsonText({ file, job: outcome.job, written: writtenDocuments(outcome.job) });
}

function writtenDocuments({ outputDocuments }: Job): readonly WrittenDocument[] {
  return outputDocuments.flatMap(({ title, links }): readonly WrittenDocument[] =>
    links.length > 0 ? links.map(({ url }) => ({ title, url })) : [{ title }],
  );
}

function formatJob(job: Job, style: Style): string {
  const { status, hasErrors, hasWarnings, summary, id } = job;
  const paint = hasErrors ? style.red : hasWarnings ? style.yellow : style.green;
  // Many services mention the place in the summary already.
  const places = writtenDocuments(job)
    .map(({ url, title }) => url ?? title)
    .filter((place) => !summary.includes(place));
  const parts = [paint(plainText(status)), plainText(summary), ...places.map(plainText)];
  return `${parts.filter(Boolean).join("  ")}  ${style.dim(`job ${plainText(id)}`)}`;
}

/** Returns the exit code of one outcome. */
export function outcomeExitCode(outcome: ExportOutcome): ExitCode {
  if ("job" in outcome) return outcome.job.status === "failed" ? EXIT_CODES.failed : EXIT_CODES.ok;
  if ("recordedAs" in outcome) return EXIT_CODES.ok;
  return exitCodeOf(outcome.error);
}
