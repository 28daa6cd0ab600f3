import type { Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import { failChange, transitions, type JobChange } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { changeJob } from "./change-job.js";
import type { ClaimedJob } from "./claimed-job.js";
import { deleteStored } from "./complete-jobs.js";
import type { TransitionContext } from "./transition-context.js";
import { addEvents, withEvents } from "./outbox.js";
import { releaseTarget } from "./target-claims.js";

/** Makes the transition `fail`. Gives whether there are deliveries; undefined where the job belongs to another attempt. */
export async function failJob(
  trx: Kysely<Database>,
  { queue, now }: TransitionContext,
  { job, lease }: ClaimedJob,
  summary: string,
): Promise<boolean | undefined> {
  const ended = now();
  const change = failChange(summary, ended);
  const failed = await changeJob(trx, job, transitions.fail, { change, now: ended });
  if (!failed) return undefined;
  const target = { connection: job.destination_connection_id, target: job.target };
  await releaseTarget(trx, target, job.id);
  await deleteStored(trx, job.workspace_id, { jobs: [failed.job], uploads: [job.upload_id] });
  await queue.complete(trx, lease);
  return addEvents(trx, queue, [withEvents("fail")(failed)], now());
}

/** Makes the transition `requeue`. Gives whether there are deliveries. */
export async function requeueJob(
  trx: Kysely<Database>,
  { queue, now }: TransitionContext,
  job: Job,
  change: JobChange,
): Promise<boolean> {
  const queued = await changeJob(trx, job, transitions.requeue, { change, now: now() });
  return queued ? addEvents(trx, queue, [withEvents("requeue")(queued)], now()) : false;
}
