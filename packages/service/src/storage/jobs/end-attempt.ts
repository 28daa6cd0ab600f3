import type { Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import type { JobFailure } from "../../jobs/failure-causes.js";
import { failChange, hasEnded, transitions } from "../../jobs/job-lifecycle.js";
import type { Database } from "../database.js";
import { queues } from "../queue/task-queue.js";
import { countUsage } from "../usage/workspace-days.js";
import { keepUpload } from "../uploads/kept-uploads.js";
import { deleteUploads } from "../uploads/uploads.js";
import { deleteImages } from "./images.js";
import { addEvents, withEvents } from "./outbox.js";
import { releaseTarget } from "./target-claims.js";
import {
  changeJob,
  type DatedChange,
  findJob,
  type LeasedJob,
  type TransitionContext,
} from "./transition.js";
import { changeUsage } from "./workspace-usage.js";

/**
 * Applies the `fail` transition. Returns true if there are deliveries, false if there are none, and undefined if the
 * job belongs to another attempt.
 */
export async function failJob(
  trx: Kysely<Database>,
  context: TransitionContext,
  { job, lease }: LeasedJob,
  failure: JobFailure,
): Promise<boolean | undefined> {
  const hasDeliveries = await endAsFailed(trx, context, { job, transition: "fail", failure });
  if (hasDeliveries !== undefined) await context.queue.complete(trx, lease);
  return hasDeliveries;
}

/** A canceled job, with a flag that says if there are deliveries. */
export interface CanceledJob {
  readonly job: Job;
  readonly hasDeliveries: boolean;
}

/**
 * Applies the transition `cancel` to a waiting job, or `abort` to a running one, and removes its task: the worker then
 * finds that it no longer owns the job. Returns an already ended job unchanged; undefined if the job was deleted.
 */
export async function cancelJob(
  trx: Kysely<Database>,
  context: TransitionContext,
  id: string,
  summary: string,
): Promise<CanceledJob | Job | undefined> {
  // This transition and those of workers wait for each other; the workers' transitions are short.
  await trx.selectFrom("jobs").select("id").where("id", "=", id).forUpdate().execute();
  const job = await findJob(trx, id);
  if (!job || hasEnded(job)) return job;
  const transition = job.status === transitions.cancel.from ? "cancel" : "abort";
  const hasDeliveries = await endAsFailed(trx, context, {
    job,
    transition,
    failure: { summary, cause: "canceled" },
  });
  if (hasDeliveries === undefined) return findJob(trx, id);
  await context.queue.remove(trx, queues.exports.name, id);
  return { job, hasDeliveries };
}

interface FailedEnd {
  readonly job: Job;
  readonly transition: "fail" | "cancel" | "abort";
  readonly failure: JobFailure;
}

async function endAsFailed(
  trx: Kysely<Database>,
  { queue, now: clock, keepsFailedUploads }: TransitionContext,
  { job, transition, failure }: FailedEnd,
): Promise<boolean | undefined> {
  const now = clock();
  const change = failChange(failure, now);
  const made = { change, cause: failure.detail, now };
  const failed = await changeJob(trx, job, transitions[transition], made);
  if (!failed) return undefined;
  const { id, workspace_id: workspace, upload_id: upload } = job;
  await releaseTarget(trx, { connection: job.destination_connection_id, target: job.target }, id);
  const uploaded = keepsFailedUploads
    ? await keepUpload(trx, { job: id, workspace, upload, now })
    : await deleteUploads(trx, [upload]);
  const images = failed.job.images_loaded ? await deleteImages(trx, [id]) : 0;
  await changeUsage(trx, workspace, { queuedExports: -1, storedBytes: -uploaded - images });
  const hasDeliveries = await addEvents(trx, queue, [withEvents(transition)(failed)], now);
  await countUsage(trx, workspace, { failed: 1, canceled: transition === "fail" ? 0 : 1 }, now);
  return hasDeliveries;
}

/** Applies the `requeue` transition. Returns true if there are deliveries. */
export async function requeueJob(
  trx: Kysely<Database>,
  { queue }: Pick<TransitionContext, "queue">,
  job: Job,
  change: DatedChange,
): Promise<boolean> {
  const queued = await changeJob(trx, job, transitions.requeue, change);
  return queued ? addEvents(trx, queue, [withEvents("requeue")(queued)], change.now) : false;
}
