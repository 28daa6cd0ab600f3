import type { Job } from "@document-export/types";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { jsonText } from "../terminal/json-text.js";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import type { ExportOutcome } from "./export-outcome.js";

/** How an export ended, on one line; what to do about an error stands on a second. */
export function formatOutcome(outcome: ExportOutcome, style: Style): string {
  const path = style.bold(plainText(outcome.path));
  if ("job" in outcome) return `${path}: ${formatJob(outcome.job, style)}`;
  return `${path}: ${describeError(outcome.error, style)}`;
}

/** How an export ended, for programs. */
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
