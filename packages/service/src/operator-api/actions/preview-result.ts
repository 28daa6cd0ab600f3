import { outputFormats } from "@document-export/convert";
import type { Job } from "../../jobs/job.js";
import type { DataContext } from "../data-context.js";
import { notFound } from "../refusals.js";
import { canReadResult, readResult } from "./read-result.js";

/** Maximum size in bytes of a result that is read back whole, and of a preview page. */
export const MAX_PREVIEW_BYTES = 8 * 1024 * 1024;

/** Returns true if the result of a job can be read back and shown, given its destination and format. */
export function canReadBack(job: Job, kind: string): boolean {
  return isText(job) && canReadResult(job, kind);
}

/**
 * Reads the result of a job from its destination and returns it as an HTML page.
 *
 * @throws {ProblemError} 404 if the result no longer exists, 503 if the destination does not return it.
 */
export async function previewResult(context: DataContext, job: Job): Promise<string> {
  if (!isText(job)) {
    const { extension } = outputFormats[job.options.format];
    throw notFound(
      `The job \`${job.id}\` has no preview: its result is a file of the format ${extension}.`,
    );
  }
  const { bytes } = await readResult(context, job, MAX_PREVIEW_BYTES);
  const text = Buffer.from(bytes).toString();
  return job.options.format === "html" ? text : pageOf(text);
}

/** Returns true if browsers can show the result: they show only text. */
function isText({ options: { format } }: Job): boolean {
  return outputFormats[format].content === "text";
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Returns an HTML page that shows plain text unchanged. */
function pageOf(text: string): string {
  const escaped = text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  const style = "body { font: 14px/1.5 monospace; margin: 1rem; white-space: pre-wrap; }";
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light"><style>${style}</style></head><body>${escaped}</body></html>`;
}
