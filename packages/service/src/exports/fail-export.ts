import type { HeldTask } from "../jobs/job-engine.js";
import type { JobRow } from "../storage/database.js";
import { storableText } from "../storage/storable-text.js";
import { changeJob } from "../storage/statements/jobs.js";
import { releaseTargets } from "../storage/statements/target-claims.js";
import { deleteImages } from "../storage/statements/job-images.js";
import { deleteUpload } from "../storage/statements/uploads.js";
import { emitEvent } from "../webhooks/emit-event.js";
import type { ExportContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";

/** Ends a job as `failed`, with the reason in its summary; false where another attempt has the job by now. */
export async function failExport(
  { db, engine, metrics }: ExportContext,
  job: JobRow,
  summary: string,
  held: HeldTask,
): Promise<boolean> {
  const now = new Date();
  const ended = await db.transaction().execute(async (trx) => {
    const failed = await changeJob(trx, job, {
      status: "failed",
      ended_at: now,
      has_errors: true,
      summary: storableText(summary),
    });
    if (!failed) return false;
    const data = jobEventData(failed);
    await emitEvent(trx, engine, { type: "job.failed", job: failed, data, now });
    await releaseTargets(trx, job.id);
    if (job.upload_id) await deleteUpload(trx, job.upload_id);
    await deleteImages(trx, job.id);
    await engine.complete(trx, held);
    return true;
  });
  if (ended) metrics.jobEnded("failed", now.getTime() - job.queued_at.getTime());
  return ended;
}
