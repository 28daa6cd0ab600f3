import { EventEmitter, once } from "node:events";
import type { Job } from "../jobs/job.js";
import { hasEnded } from "../jobs/job-lifecycle.js";
import { DatabaseReplacedError } from "../storage/generation.js";
import type { JobListener, JobStore } from "../storage/jobs/job-store.js";

/** Signals job events inside one process, so that its parts need not wait for their next poll. */
export interface JobSignals extends JobListener {
  /**
   * Calls `listener` for each export that this process puts into the queue. Returns a function that removes the
   * listener.
   */
  readonly onExportQueued: (listener: () => void) => () => void;
  /**
   * Calls `listener` when this process puts deliveries into the queue. Returns a function that removes the listener.
   */
  readonly onDeliveriesQueued: (listener: () => void) => () => void;
  /**
   * Calls `listener` with the id of each job that is canceled in this process. Returns a function that removes the
   * listener.
   */
  readonly onJobCanceled: (listener: (job: string) => void) => () => void;
  readonly jobCanceled: (job: string) => void;
  /** Resolves when the job ends in this process, after `timeout` milliseconds, or when `signal` aborts. */
  readonly untilJobEnded: (job: string, timeout: number, signal: AbortSignal) => Promise<void>;
  /** Ends all current and future waits, because no further job will end in this process. */
  readonly endWaits: () => void;
  readonly areWaitsOver: () => boolean;
}

/** Creates the signals of this process. */
export function createJobSignals(): JobSignals {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const over = new AbortController();
  const on = <Args extends readonly unknown[]>(
    event: string,
    listener: (...args: Args) => void,
  ) => {
    emitter.on(event, listener);
    return () => void emitter.off(event, listener);
  };
  return {
    exportQueued: () => void emitter.emit("export queued"),
    deliveriesQueued: () => void emitter.emit("deliveries queued"),
    jobEnded: (job) => void emitter.emit(`ended ${job}`),
    onExportQueued: (listener) => on("export queued", listener),
    jobCanceled: (job) => void emitter.emit("canceled", job),
    onJobCanceled: (listener) => on("canceled", listener),
    onDeliveriesQueued: (listener) => on("deliveries queued", listener),
    untilJobEnded: async (job, timeout, signal) => {
      const until = AbortSignal.any([signal, over.signal, AbortSignal.timeout(timeout)]);
      // An abort is a normal end of the wait, not an error.
      await once(emitter, `ended ${job}`, { signal: until }).catch(() => undefined);
    },
    endWaits: () => over.abort(),
    areWaitsOver: () => over.signal.aborted,
  };
}

/**
 * Time between two reads of a job that a caller waits for, in milliseconds. The job may end in another process, which
 * sends no signal to this one.
 */
const POLL_INTERVAL_MS = 500;

/**
 * Returns the job when it ends, after `seconds`, or when the caller disconnects or the process stops (decision
 * `job-observation`).
 *
 * @throws {DatabaseReplacedError} if the job no longer exists because a restored backup does not contain it.
 */
export async function waitForJob(
  { jobs, signals }: { readonly jobs: JobStore; readonly signals: JobSignals },
  job: Job,
  seconds: number,
  signal: AbortSignal,
): Promise<Job> {
  const deadline = performance.now() + seconds * 1000;
  let current = job;
  const isOver = () => performance.now() >= deadline || signal.aborted || signals.areWaitsOver();
  while (!hasEnded(current) && !isOver()) {
    const rest = Math.max(Math.ceil(deadline - performance.now()), 1);
    await signals.untilJobEnded(job.id, Math.min(POLL_INTERVAL_MS, rest), signal);
    const found = await jobs.find(job.id);
    if (!found) throw new DatabaseReplacedError();
    current = found;
  }
  return current;
}
