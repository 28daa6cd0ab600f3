import type { Kysely } from "kysely";
import type { HeldTask } from "../jobs/job-engine.js";
import type { Database, JobRow, StoredWarning } from "../storage/database.js";
import { changeJob, findJob, takeJob, type TakenJob } from "../storage/statements/jobs.js";
import { emitEvents } from "../webhooks/emit-events.js";
import type { ExportContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";

const BEGUN = { summary: "Being converted and delivered." };

/** A job that this process has from now on. */
export interface TakenUp {
  readonly taken: TakenJob;
  /** Whether there are messages to be delivered. */
  readonly told: boolean;
}

/**
 * Brings a job to `processing` and gives it; undefined where it has ended already, or is gone.
 * A job that is `processing` although nobody holds it lost its worker: it goes back to `queued` first,
 * as a new attempt (decision `job-transitions`).
 */
export async function takeUpExport(
  context: ExportContext,
  id: string,
  held: HeldTask,
): Promise<TakenUp | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const started = await startExport(trx, context, id);
    if (started) return started;
    const found = await findJob(trx, id);
    if (found?.status === "processing") {
      await requeueExport(trx, context, found, "its worker died");
      return startExport(trx, context, id);
    }
    await context.engine.complete(trx, held);
    return undefined;
  });
}

/** Puts a job that was being processed back into the queue as its next attempt, unless somebody else moved it. */
export async function requeueExport(
  trx: Kysely<Database>,
  { engine, now }: ExportContext,
  job: JobRow,
  reason: string,
): Promise<void> {
  const warning: StoredWarning = {
    code: "attempt-recovered",
    detail: `Attempt ${job.attempt} did not end: ${reason}. It was made again.`,
    pointer: null,
  };
  const change = {
    status: "queued",
    attempt: job.attempt + 1,
    has_warnings: true,
    warnings: JSON.stringify([...job.warnings, warning]),
    summary: `Waiting to be exported again: ${reason}.`,
  } as const;
  const queued = await changeJob(trx, job, change, "job.queued");
  if (!queued) return;
  const events = [{ type: "job.queued", data: jobEventData(queued.job) }] as const;
  await emitEvents(trx, engine, queued, events, now());
}

async function startExport(
  trx: Kysely<Database>,
  { engine, now }: ExportContext,
  id: string,
): Promise<TakenUp | undefined> {
  const taken = await takeJob(trx, id, BEGUN, "job.processing");
  if (!taken) return undefined;
  const events = [{ type: "job.processing", data: jobEventData(taken.job) }] as const;
  return { taken, told: await emitEvents(trx, engine, taken, events, now()) };
}
