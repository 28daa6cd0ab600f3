import type { Kysely } from "kysely";
import type { HeldTask } from "../jobs/job-engine.js";
import type { Database, JobRow } from "../storage/database.js";
import { finishJobs, type EndingJob } from "../storage/statements/finish-jobs.js";
import { deleteImages } from "../storage/statements/job-images.js";
import { changeUsage } from "../storage/statements/workspace-usage.js";
import { emitEvents, type JobEvent } from "../webhooks/emit-events.js";
import type { WriteContext } from "./export-context.js";

const EVENTS = ["document-export.created", "job.done"] as const;

/** A job that is delivered, to be ended. */
export interface DeliveredExport {
  /** As it was taken up. */
  readonly job: JobRow;
  /** As it ends. */
  readonly done: JobRow;
  /** Where the result lies (decision `destination-reference`). */
  readonly reference: string;
  /** Kind of the document (decision `document-kind`). */
  readonly kind: string;
  readonly events: readonly JobEvent[];
  /** The trace that its end belongs to. */
  readonly traceparent: string | null;
  readonly held: HeldTask;
}

/** A job that has ended. */
export interface FinishedExport {
  /** Whether there are messages to be delivered. */
  readonly told: boolean;
}

/** Ends delivered jobs of one workspace and one queue; undefined stands for those that another attempt has. */
export async function finishExports(
  trx: Kysely<Database>,
  { engine, now }: WriteContext,
  delivered: readonly DeliveredExport[],
): Promise<readonly (FinishedExport | undefined)[]> {
  const workspace = delivered[0]?.job.workspace_id ?? 0;
  const ended = await finishJobs(trx, delivered.map(endingJob), EVENTS);
  if (ended.length === 0) return delivered.map(() => undefined);
  for (const { id, images_loaded } of ended)
    if (images_loaded) await releaseImages(trx, id, workspace);
  const byId = new Map(ended.map(({ id, receivers }) => [id, receivers]));
  const finished = delivered.flatMap(({ done: job, events, traceparent, held }) => {
    const receivers = byId.get(job.id);
    return receivers ? { job, receivers, events, traceparent, held } : [];
  });
  const tasks = finished.map(({ held }) => held);
  const told = await emitEvents(trx, engine, finished, now());
  const queue = tasks[0]?.queue ?? "exports";
  await engine.completeExports(trx, queue, tasks);
  return delivered.map(({ job }) => (byId.has(job.id) ? { told } : undefined));
}

async function releaseImages(trx: Kysely<Database>, job: string, workspace: number): Promise<void> {
  const bytes = await deleteImages(trx, job);
  await changeUsage(trx, workspace, { queuedExports: 0, storedBytes: -bytes });
}

function endingJob({ job, done, reference, kind }: DeliveredExport): EndingJob {
  return { fence: job, result: done, reference, kind };
}
