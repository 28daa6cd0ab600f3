import type { Kysely } from "kysely";
import type { HeldTask } from "../jobs/job-engine.js";
import type { Database, JobRow, StoredWarning } from "../storage/database.js";
import { changeJob, findJob } from "../storage/statements/jobs.js";
import { emitEvent } from "../webhooks/emit-event.js";
import type { ExportContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";

/**
 * Brings a job to `processing` and gives it; undefined where it has ended already, or is gone.
 * A job that is `processing` although nobody holds it lost its worker: it goes back to `queued` first,
 * as a new attempt (decision `job-transitions`).
 */
export async function takeUpExport(
  context: ExportContext,
  id: string,
  held: HeldTask,
): Promise<JobRow | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const found = await findJob(trx, id);
    if (!found || found.status === "done" || found.status === "failed") {
      await context.engine.complete(trx, held);
      return undefined;
    }
    const queued =
      found.status === "processing"
        ? await requeueExport(trx, context, found, "its worker died")
        : found;
    return queued && startExport(trx, context, queued);
  });
}

/** Puts a job that was being processed back into the queue as its next attempt; undefined where somebody else moved it. */
export async function requeueExport(
  trx: Kysely<Database>,
  { engine }: ExportContext,
  job: JobRow,
  reason: string,
): Promise<JobRow | undefined> {
  const warning: StoredWarning = {
    code: "attempt-recovered",
    detail: `Attempt ${job.attempt} did not end: ${reason}. It was made again.`,
    pointer: null,
  };
  const queued = await changeJob(trx, job, {
    status: "queued",
    attempt: job.attempt + 1,
    has_warnings: true,
    warnings: JSON.stringify([...job.warnings, warning]),
    summary: `Waiting to be exported again: ${reason}.`,
  });
  if (!queued) return undefined;
  const data = jobEventData(queued);
  await emitEvent(trx, engine, { type: "job.queued", job: queued, data, now: new Date() });
  return queued;
}

async function startExport(
  trx: Kysely<Database>,
  { engine }: ExportContext,
  job: JobRow,
): Promise<JobRow | undefined> {
  const started = await changeJob(trx, job, {
    status: "processing",
    summary: "Being converted and delivered.",
  });
  if (!started) return undefined;
  const data = jobEventData(started);
  await emitEvent(trx, engine, { type: "job.processing", job: started, data, now: new Date() });
  return started;
}
