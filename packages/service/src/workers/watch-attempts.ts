import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { findOwnAttempts, type Fence } from "../storage/jobs/transition.js";
import type { JobSignals } from "../exports/job-signals.js";

/** Attempts that are running in this process. */
export interface RunningAttempts {
  /** Runs an attempt; `signal` aborts if its job is canceled, in any process, or belongs to another attempt. */
  readonly run: (job: Fence, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/**
 * Time between two polls in milliseconds: the longest that an attempt continues after another process canceled its job.
 */
const INTERVAL_MS = 1000;

interface Running {
  readonly job: Fence;
  readonly controller: AbortController;
  readonly started: number;
}

/**
 * Aborts attempts whose job was canceled. Cancellations in this process arrive as a signal; those by other processes
 * are found by polling the database once a second, only for attempts that have run for at least that long.
 */
export function watchAttempts(
  db: Kysely<Database>,
  { onJobCanceled }: JobSignals,
): RunningAttempts {
  const all = new Set<Running>();
  let isAsking = false;
  const off = onJobCanceled((id) => {
    for (const { job, controller } of all) if (job.id === id) controller.abort();
  });
  const askForLong = async () => {
    const since = performance.now() - INTERVAL_MS;
    const long = [...all].filter(({ started }) => started <= since);
    if (isAsking || long.length === 0) return;
    isAsking = true;
    try {
      const own = await findOwnAttempts(
        db,
        long.map(({ job }) => job.id),
      );
      for (const { job, controller } of long) if (!isSame(own.get(job.id), job)) controller.abort();
    } catch {
      // The database is unreachable, which the attempt itself will notice too.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void askForLong(), INTERVAL_MS);
  timer.unref();
  return {
    run: async (job, work) => {
      const running = { job, controller: new AbortController(), started: performance.now() };
      all.add(running);
      try {
        await work(running.controller.signal);
      } finally {
        all.delete(running);
      }
    },
    close: () => {
      clearInterval(timer);
      off();
    },
  };
}

function isSame(now: Fence | undefined, { attempt, generation }: Fence): boolean {
  return now?.attempt === attempt && now.generation === (generation ?? now.generation);
}
