import type { Workers } from "../workers/start-workers.js";

/** Workers that can be paused. */
export interface PausableWorkers extends Workers {
  /** Stops the workers and returns a function that starts them again. */
  readonly pause: () => Promise<() => void>;
}

/**
 * Time in milliseconds that running work gets to finish when the workers are paused. Afterwards the job of unfinished
 * work is claimed again, and the writes of the interrupted attempt are rejected.
 */
const PAUSE_TIMEOUT_MS = 10_000;

/** Starts workers that can be paused. */
export function startPausableWorkers(start: () => Workers): PausableWorkers {
  let workers = start();
  let isStopped = false;
  return {
    stop: (timeout) => {
      isStopped = true;
      return workers.stop(timeout);
    },
    drain: (timeout) => workers.drain(timeout),
    pause: async () => {
      await workers.stop(PAUSE_TIMEOUT_MS);
      return () => {
        if (!isStopped) workers = start();
      };
    },
  };
}
