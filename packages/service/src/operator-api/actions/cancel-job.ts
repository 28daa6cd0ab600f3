import { canceledSummary } from "../../jobs/job-lifecycle.js";
import { cancelJob as cancelInStorage } from "../../storage/jobs/end-attempt.js";
import { act, transitionsOf, type Actor, type DataContext } from "../data-context.js";
import { conflict } from "../refusals.js";
import { unknownJob } from "./retry-job.js";

/**
 * Ends a job as failed. One that waits never begins; the attempt of one that runs is aborted, in whichever process: within
 * a second it publishes nothing more. What it has published stays.
 *
 * @throws {ProblemError} 404, 409 where the job has ended.
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
