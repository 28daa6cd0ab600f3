import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Metrics } from "../../observe/metrics.js";
import type { Database } from "../../storage/database.js";
import type { JobStore } from "../../storage/jobs/job-store.js";
import {
  activityKinds,
  addActivity,
  type ActivityCounts,
} from "../../storage/statements/activity.js";

/** Counts what this process does, and adds it to what the others do. */
export interface Activity {
  /** The same store, whose accepted jobs are counted. */
  readonly countJobs: (jobs: JobStore) => JobStore;
  /** The same metrics, whose ended jobs and deliveries are counted. */
  readonly countMetrics: (metrics: Metrics) => Metrics;
  /** Writes what was counted since the last time. */
  readonly flush: () => Promise<void>;
  /** Writes once more, and stops. */
  readonly close: () => Promise<void>;
}

/** In milliseconds: how old the counts of another process may be. */
const FLUSH_INTERVAL_MS = 5000;

/** What the counts are written to. */
export interface ActivityContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Begins to count. */
export function startActivity({ db, now, onError }: ActivityContext): Activity {
  const process = randomUUID();
  let counts = noCounts();
  const flush = async () => {
    const taken = counts;
    if (activityKinds.every((kind) => taken[kind] === 0)) return;
    counts = noCounts();
    try {
      await addActivity(db, process, taken, now());
    } catch (error) {
      for (const kind of activityKinds) counts[kind] += taken[kind];
      throw error;
    }
  };
  const timer = setInterval(() => void flush().catch(onError), FLUSH_INTERVAL_MS).unref();
  return {
    countJobs: (jobs) => ({
      ...jobs,
      accept: async (added) => {
        const job = await jobs.accept(added);
        if (job) counts.accepted += 1;
        return job;
      },
    }),
    countMetrics: (metrics) => ({
      ...metrics,
      jobEnded: (status, ms) => {
        counts[status] += 1;
        metrics.jobEnded(status, ms);
      },
      deliveryAttempted: (outcome, ms) => {
        if (outcome === "delivered") counts.delivered += 1;
        else counts.failed_calls += 1;
        if (outcome === "given-up") counts.undelivered += 1;
        metrics.deliveryAttempted(outcome, ms);
      },
    }),
    flush,
    close: async () => {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}

function noCounts(): { -readonly [Kind in keyof ActivityCounts]: number } {
  return { accepted: 0, done: 0, failed: 0, delivered: 0, undelivered: 0, failed_calls: 0 };
}
