import { findUploadOf, type JobDetailRow } from "../../storage/lists/details.js";
import type { DataContext } from "../data-context.js";
import { conversionMemory } from "../../exports/convert/memory-estimate.js";
import { TINY_DOCUMENT } from "../../exports/convert/conversion-processes.js";
import type { MemoryLease } from "../../exports/convert/memory-budget.js";
import { findJob } from "../../storage/jobs/transition.js";
import { notFound } from "../refusals.js";
import { canReadBack, previewResult } from "./preview-result.js";
import { unknownJob } from "./retry-job.js";

/** Whether a job has a preview. */
export function canPreview({ hasUpload, job, row }: JobDetailRow): boolean {
  return hasUpload || canReadBack(job, row.destination.kind);
}

/**
 * The document of a job as a page of HTML: the result in its destination, or converted again from its upload.
 *
 * @throws {ProblemError} 404 where neither is there any more.
 */
export async function previewJob(context: DataContext, id: string): Promise<string> {
  const { db, uploads, converter } = context;
  const job = await findJob(db, id);
  if (!job) throw unknownJob(id);
  if (job.status === "done") return previewResult(context, job);
  const stored = await findUploadOf(db, id);
  const upload = stored === undefined ? undefined : await uploads.read(stored);
  if (!upload)
    throw notFound(
      `The job \`${id}\` has no preview: its upload is not stored any more. The result is in its destination.`,
    );
  const convert = async (lease: MemoryLease | undefined) => {
    const document = { workspace: job.workspace_id, upload, memory: lease?.bytes() };
    const { labels } = job.options;
    return converter.convert(document, { format: "html", labels, fields: {}, images: "link" });
  };
  const { bytes } =
    upload.size <= TINY_DOCUMENT
      ? await convert(undefined)
      : await converter.budget.within(
          { workspace: job.workspace_id, bytes: conversionMemory(upload.size) },
          convert,
        );
  return Buffer.from(bytes).toString();
}
