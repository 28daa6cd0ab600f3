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

/** Counts the activity of this process, and adds it to the counts of the other processes. */
export interface Activity {
  /** Wraps a job store to count the jobs that it accepts. */
  readonly countJobs: (jobs: JobStore) => JobStore;
  /** Wraps metrics to count the jobs and deliveries that end. */
  readonly countMetrics: (metrics: Metrics) => Metrics;
  /** Writes the counts since the last flush. */
  readonly flush: () => Promise<void>;
  /** Flushes once more, and stops. */
  readonly close: () => Promise<void>;
}

/** Maximum age of the counts that other processes see, in milliseconds. */
const FLUSH_INTERVAL_MS = 5000;

/** Dependencies of the activity counter. */
export interface ActivityContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Starts counting. */
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
