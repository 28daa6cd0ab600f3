import type { JobRow } from "../storage/database.js";
import { findJob } from "../storage/statements/jobs.js";
import type { ExportContext } from "./export-context.js";

// The job may end in another process, which signals nothing to this one.
const LOOK_INTERVAL = 500;

/** The job when it ends, or as it is after `seconds`, or when the caller goes away (decision `job-observation`). */
export async function waitForJob(
  { db, signals }: Pick<ExportContext, "db" | "signals">,
  job: JobRow,
  seconds: number,
  signal: AbortSignal,
): Promise<JobRow> {
  const deadline = performance.now() + seconds * 1000;
  let current = job;
  while (!hasEnded(current) && performance.now() < deadline && !signal.aborted) {
    const rest = Math.max(Math.ceil(deadline - performance.now()), 1);
    await signals.untilJobEnded(job.id, Math.min(LOOK_INTERVAL, rest), signal);
    current = (await findJob(db, job.id)) ?? current;
  }
  return current;
}

function hasEnded({ status }: JobRow): boolean {
  return status === "done" || status === "failed";
}
