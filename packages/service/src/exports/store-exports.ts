import type { Kysely } from "kysely";
import type { Database, JobRow } from "../storage/database.js";
import { addJobs, type NewExport } from "../storage/statements/add-jobs.js";
import type { ChangedJob } from "../storage/statements/jobs.js";
import { emitEvents, type JobWithEvents } from "../webhooks/emit-events.js";
import type { WriteContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";
import { assertWithinLimits } from "./workspace-limits.js";

/** What was stored of a request. */
export interface StoredExport {
  readonly job: JobRow;
  /** Whether there are messages to be delivered. */
  readonly told: boolean;
}

const EVENT = "job.queued";

/**
 * Stores new exports of one workspace and one queue: uploads, jobs, idempotency keys, events and tasks, in one transaction.
 * Undefined stands for one whose key is in use; nothing of it is stored.
 *
 * @throws {ProblemError} 429 where the workspace would have more waiting than it may; nothing is stored then.
 */
export async function storeExports(
  trx: Kysely<Database>,
  { engine, now, limits }: WriteContext,
  exports: readonly NewExport[],
): Promise<readonly (StoredExport | undefined)[]> {
  const jobs = new Map(exports.map(({ job }) => [job.id, job]));
  const added = await addJobs(trx, exports, EVENT);
  if (added[0]) assertWithinLimits(added[0].usage, limits);
  const stored = added.flatMap(({ id, receivers }) => {
    const job = jobs.get(id);
    return job ? { job, receivers } : [];
  });
  if (stored.length === 0) return exports.map(() => undefined);
  const tasks = stored.map(({ job }) => ({
    task: { job: job.id },
    workspace: job.workspace_id,
  }));
  const told = await emitEvents(trx, engine, stored.map(queuedJob), now());
  const queue = stored[0]?.job.queue ?? "exports";
  await engine.enqueueExports(trx, queue, tasks);
  const ids = new Set(stored.map(({ job }) => job.id));
  return exports.map(({ job }) => (ids.has(job.id) ? { job, told } : undefined));
}

function queuedJob({ job, receivers }: ChangedJob): JobWithEvents {
  const events = [{ type: EVENT, data: jobEventData(job) }] as const;
  return { job, receivers, events, traceparent: job.traceparent };
}
