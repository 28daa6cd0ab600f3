import { canceledSummary } from "../../jobs/job-lifecycle.js";
import { cancelJob as cancelInStorage } from "../../storage/jobs/end-attempt.js";
import { act, transitionsOf, type Actor, type DataContext } from "../data-context.js";
import { conflict } from "../refusals.js";
import { unknownJob } from "./retry-job.js";

/**
 * Cancels a job, which ends as failed. A waiting job never starts; a running attempt is aborted in whichever process
 * runs it, and within a second it stops publishing. Files that it has already published stay.
 *
 * @throws {ProblemError} 404 if there is no job with this id, 409 if the job has ended.
 */
export async function cancelJob(context: DataContext, actor: Actor, id: string): Promise<void> {
  const { signals, metrics, now } = context;
  const { job, hasDeliveries } = await act(context, actor, "job.cancel", async (trx) => {
    const summary = canceledSummary(actor.name);
    const canceled = await cancelInStorage(trx, transitionsOf(context), id, summary);
    if (!canceled) throw unknownJob(id);
    if (!("hasDeliveries" in canceled))
      throw conflict(`The job \`${id}\` is ${canceled.status} already: it cannot be canceled.`);
    const { workspace_id: workspace, status: before } = canceled.job;
    return { result: canceled, subject: `job ${id}`, details: { workspace, before } };
  });
  signals.jobCanceled(id);
  signals.jobEnded(id);
  if (hasDeliveries) signals.deliveriesQueued();
  metrics.jobEnded("failed", now().getTime() - job.queued_at.getTime());
}
