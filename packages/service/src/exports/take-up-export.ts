import type { Kysely } from "kysely";
import type { HeldTask } from "../jobs/job-engine.js";
import type { Database, JobRow, StoredWarning } from "../storage/database.js";
import { changeJob, lockJob, takeJobs, type TakenJob } from "../storage/statements/jobs.js";
import { emitEvents, traceOf, type JobWithEvents } from "../webhooks/emit-events.js";
import type { WriteContext } from "./export-context.js";
import { jobEventData } from "./job-view.js";
import { addWarnings, listedWarnings } from "./job-warnings.js";

const BEGUN = { summary: "Being converted and delivered." };
const BEGINS = "job.processing";

/** A job that this process has from now on. */
export interface TakenUp {
  readonly taken: TakenJob;
  /** Whether there are messages to be delivered. */
  readonly told: boolean;
}

/** A job to be taken up, and the task that it comes with. */
export interface WaitingExport {
  readonly id: string;
  readonly held: HeldTask;
}

/** Brings jobs to `processing` as far as they wait for just that; undefined stands for those that are to be looked at one by one. */
export async function takeUpExports(
  trx: Kysely<Database>,
  { engine, now }: WriteContext,
  ids: readonly string[],
): Promise<readonly (TakenUp | undefined)[]> {
  const taken = await takeJobs(trx, ids, BEGUN, BEGINS);
  const told = await emitEvents(trx, engine, taken.map(begunJob), now());
  const byId = new Map(taken.map((one) => [one.job.id, { taken: one, told }]));
  return ids.map((id) => byId.get(id));
}

/**
 * Brings a job to `processing` and gives it; undefined where it has ended already, or is gone.
 * A job that is `processing` although nobody holds it lost its worker: it goes back to `queued` first,
 * as a new attempt (decision `job-transitions`).
 */
export async function takeUpExport(
  context: WriteContext,
  { id, held }: WaitingExport,
): Promise<TakenUp | undefined> {
  const { db, engine, now } = context;
  return db.transaction().execute(async (trx) => {
    const found = await lockJob(trx, id);
    if (found?.status === "processing")
      await requeueExport(trx, context, { job: found, reason: "its worker died" });
    const [taken] = await takeJobs(trx, [id], BEGUN, BEGINS);
    if (taken) return { taken, told: await emitEvents(trx, engine, [begunJob(taken)], now()) };
    await engine.complete(trx, held);
    return undefined;
  });
}

/** An attempt that did not end. */
interface RequeuedExport {
  readonly job: JobRow;
  readonly reason: string;
  /** How often the job's conversion has failed by now. */
  readonly failures?: number;
}

/** Puts a job that was being processed back into the queue as its next attempt, unless somebody else moved it. */
export async function requeueExport(
  trx: Kysely<Database>,
  { engine, now }: WriteContext,
  { job, reason, failures = job.conversion_failures }: RequeuedExport,
): Promise<void> {
  const warning: StoredWarning = {
    code: "attempt-recovered",
    detail: `Attempt ${job.attempt} did not end: ${reason}. It was made again.`,
    pointer: null,
  };
  const { warnings, warning_counts } = addWarnings(job, listedWarnings([warning]));
  const change = {
    status: "queued",
    attempt: job.attempt + 1,
    conversion_failures: failures,
    has_warnings: true,
    warnings: JSON.stringify(warnings),
    warning_counts: JSON.stringify(warning_counts),
    summary: `Waiting to be exported again: ${reason}.`,
  } as const;
  const queued = await changeJob(trx, job, change, "job.queued");
  if (!queued) return;
  const events = [{ type: "job.queued", data: jobEventData(queued.job) }] as const;
  await emitEvents(trx, engine, [{ ...queued, events, traceparent: traceOf(job) }], now());
}

/** Puts a job back of which nothing was published, as if its attempt had not begun: the process stops. */
export async function handBackExport(db: Kysely<Database>, job: JobRow): Promise<void> {
  const change = { status: "queued", summary: "Waiting for the service to start again." } as const;
  await changeJob(db, job, change, "job.queued");
}

function begunJob(taken: TakenJob): JobWithEvents {
  const events = [{ type: BEGINS, data: jobEventData(taken.job) }] as const;
  return { ...taken, events, traceparent: taken.job.traceparent };
}
