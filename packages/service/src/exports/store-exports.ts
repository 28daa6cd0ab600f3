import type { JobRow } from "../storage/database.js";
import { addJobs, type NewExport } from "../storage/statements/add-jobs.js";
import { emitEvents } from "../webhooks/emit-events.js";
import type { WriteContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";

/** What was stored of a request. */
export interface StoredExport {
  readonly job: JobRow;
  /** Whether there are messages to be delivered. */
  readonly told: boolean;
}

const EVENT = "job.queued";

/**
 * Stores new exports of one workspace: uploads, jobs, idempotency keys, events and tasks in one transaction.
 * Undefined stands for one whose key is in use; nothing of it is stored.
 */
export async function storeExports(
  { db, engine, now }: WriteContext,
  workspace: number,
  exports: readonly NewExport[],
): Promise<readonly (StoredExport | undefined)[]> {
  const jobs = new Map(exports.map(({ job }) => [job.id, job]));
  const { stored, told } = await db.transaction().execute(async (trx) => {
    const added = await addJobs(trx, workspace, exports, EVENT);
    const found = added.flatMap(({ id, receivers, ahead }, before) => {
      const job = jobs.get(id);
      return job ? { job, receivers, ahead: ahead + before } : [];
    });
    if (found.length === 0) return { stored: found, told: false };
    const tasks = found.map(({ job, ahead }) => ({ task: { job: job.id }, ahead }));
    await engine.enqueueExports(trx, tasks);
    const queued = found.map(({ job, receivers }) => {
      const events = [{ type: EVENT, data: jobEventData(job) }] as const;
      return { job, receivers, events, traceparent: job.traceparent };
    });
    return { stored: found, told: await emitEvents(trx, engine, queued, now()) };
  });
  const ids = new Set(stored.map(({ job }) => job.id));
  return exports.map(({ job }) => (ids.has(job.id) ? { job, told } : undefined));
}
