import { ProblemError } from "@document-export/operator/server";
import { findUploadOf, type JobDetailRow } from "../../storage/lists/details.js";
import type { DataContext } from "../data-context.js";
import { conversionMemory, MiB } from "../../conversion/memory-estimate.js";
import { ConversionFailedError, DocumentRefusedError } from "../../conversion/conversion-errors.js";
import { TINY_DOCUMENT } from "../../conversion/conversion-processes.js";
import type { MemoryLease } from "../../conversion/memory-budget.js";
import { findJob } from "../../storage/jobs/transition.js";
import type { Job } from "../../jobs/job.js";
import { BucketError } from "../../uploads/upload-bucket.js";
import { notFound } from "../refusals.js";
import { canReadBack, MAX_PREVIEW_BYTES, previewResult } from "./preview-result.js";
import { unknownJob } from "./retry-job.js";

/** Returns true if a job has a preview. */
export function canPreview({ hasUpload, job, row }: JobDetailRow): boolean {
  return hasUpload || canReadBack(job, row.destination.kind);
}

/**
 * Returns the document of a job as an HTML page: the result from its destination, or a new conversion of its upload.
 *
 * @throws {ProblemError} 404 if neither exists any more or the upload cannot be shown, 503 if it cannot be read.
 */
export async function previewJob(context: DataContext, id: string): Promise<string> {
  const job = await findJob(context.db, id);
  if (!job) throw unknownJob(id);
  if (job.status === "done") return previewResult(context, job);
  return previewUpload(context, job).catch((error: unknown) => explain(id, error));
}

async function previewUpload(
  { db, uploads, converter }: DataContext,
  { id, workspace_id: workspace, options: { conversion: settings } }: Job,
): Promise<string> {
  const stored = await findUploadOf(db, id);
  const upload = stored === undefined ? undefined : await uploads.read(stored);
  if (!upload)
    throw notFound(
      `The job \`${id}\` has no preview: its upload is no longer stored. The result is in its destination.`,
    );
  const convert = async (lease: MemoryLease | undefined) => {
    const document = { workspace, upload, memory: lease?.bytes() };
    return converter.convert(document, { format: "html", settings, fields: {}, images: "link" });
  };
  const { bytes } =
    upload.size <= TINY_DOCUMENT
      ? await convert(undefined)
      : await converter.budget.within({ workspace, bytes: conversionMemory(upload.size) }, convert);
  // A larger page would keep a browser busy for minutes.
  if (bytes.length > MAX_PREVIEW_BYTES)
    throw notFound(
      `The job \`${id}\` has no preview: it would be longer than ${MAX_PREVIEW_BYTES / MiB} MiB.`,
    );
  return Buffer.from(bytes).toString();
}

/** Explains why the preview failed: the likely cause is whatever made the job fail. */
function explain(id: string, error: unknown): never {
  if (error instanceof BucketError)
    throw new ProblemError({ type: "unavailable", detail: error.message, cause: error });
  if (error instanceof DocumentRefusedError)
    throw notFound(`The job \`${id}\` has no preview: ${error.message}`);
  if (error instanceof ConversionFailedError)
    throw notFound(`The job \`${id}\` has no preview: its conversion ${error.message}.`);
  throw error;
}
