import { RunOverError } from "../../verdict/verdict-errors.js";

/** The time that a run has for its requests. */
export interface RunClock {
  /** Milliseconds that are left, at least 0. */
  remaining(): number;
  /** Milliseconds since the run began. */
  elapsed(): number;
  /** Why the run is over after this many requests; undefined while time is left. */
  reasonOfEnd(requests: number): string | undefined;
  /**
   * Refuses a request after the end.
   * @throws RunOverError with the reason
   */
  require(requests: number): void;
  /** Allows requests for this many milliseconds from now, to tidy up after the end. */
  allowMore(milliseconds: number): void;
}

/**
 * Starts the clock of a run. Where each response takes seconds, hundreds of requests take hours.
 * @param duration in milliseconds
 */
export function createRunClock(duration: number): RunClock {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  let end = duration;
  const reasonOfEnd = (requests: number): string | undefined => {
    if (elapsed() < end) return undefined;
    const each = (elapsed() / 1_000 / Math.max(1, requests)).toFixed(1);
    return `the time of the run, ${duration / 1_000} s, is over: ${requests} requests took ${each} s each. Pass a longer \`--duration\`, \`--quick\`, or fewer \`--rules\` at a time`;
  };
  return {
    elapsed,
    remaining: () => Math.max(0, end - elapsed()),
    reasonOfEnd,
    require(requests) {
      const reason = reasonOfEnd(requests);
      if (reason !== undefined) throw new RunOverError(reason);
    },
    allowMore(milliseconds) {
      end = elapsed() + milliseconds;
    },
  };
}
