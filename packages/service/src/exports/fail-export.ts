import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { HeldTask } from "../jobs/job-engine.js";
import { storableText } from "../storage/storable-text.js";
import { changeJob, type TakenJob } from "../storage/statements/jobs.js";
import { releaseTarget } from "../storage/statements/target-claims.js";
import { deleteImages } from "../storage/statements/job-images.js";
import { deleteUpload } from "../storage/statements/uploads.js";
import { changeUsage } from "../storage/statements/workspace-usage.js";
import { emitEvents, traceOf } from "../webhooks/emit-events.js";
import type { ExportContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";

/**
 * Ends a job as `failed`, with the reason in its summary, unless another attempt has it by now.
 * Gives whether there are messages to be delivered.
 */
export async function failExport(
  { db, engine, metrics, now: clock }: ExportContext,
  { job }: TakenJob,
  summary: string,
  held: HeldTask,
): Promise<boolean> {
  const now = clock();
  const change = {
    status: "failed",
    ended_at: now,
    has_errors: true,
    summary: shorten(storableText(summary), bounds.summary.max),
    upload_id: null,
  } as const;
  const told = await db.transaction().execute(async (trx) => {
    const failed = await changeJob(trx, job, change, "job.failed");
    if (!failed) return undefined;
    await releaseTarget(
      trx,
      { connection: job.destination_connection_id, target: job.target },
      job.id,
    );
    const upload = job.upload_id ? await deleteUpload(trx, job.upload_id) : 0;
    const storedBytes = -upload - (await deleteImages(trx, job.id));
    await changeUsage(trx, job.workspace_id, { queuedExports: -1, storedBytes });
    await engine.complete(trx, held);
    const events = [{ type: "job.failed", data: jobEventData(failed.job) }] as const;
    return emitEvents(trx, engine, [{ ...failed, events, traceparent: traceOf(job) }], now);
  });
  if (told !== undefined) metrics.jobEnded("failed", now.getTime() - job.queued_at.getTime());
  return told ?? false;
}
