import type { Workers } from "../workers/start-workers.js";

/** Workers that can be stopped and started again. */
export interface PausableWorkers extends Workers {
  /** Stops the workers, and returns the function that starts them again. */
  readonly pause: () => Promise<() => void>;
}

/** In milliseconds. What still runs after that is fenced: its job is claimed again, and its writes are refused. */
const PAUSE_TIMEOUT_MS = 10_000;

/** Starts workers. */
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
