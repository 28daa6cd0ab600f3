import type { Workers } from "../workers/start-workers.js";

/** Workers that can be paused. */
export interface PausableWorkers extends Workers {
  /** Stops the workers and returns a function that starts them again. */
  readonly pause: () => Promise<() => void>;
}

/**
 * In milliseconds. Work that still runs after that is fenced: its job is claimed again, and its writes are rejected.
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
