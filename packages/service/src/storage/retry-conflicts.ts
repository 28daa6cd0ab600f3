import { setTimeout } from "node:timers/promises";

/** SQLSTATE of a deadlock, a serialization failure, and a lock that was not free in time: the transaction was undone. */
const CONFLICTS: ReadonlySet<string> = new Set(["40P01", "40001", "55P03"]);
const MAX_TRIES = 60;
const PAUSE_MS = 500;

/** Whether a transaction was undone because of another at work at the same time: it may be tried again. */
export function isConflict(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && CONFLICTS.has(String(fault.code));
}

/** Tries a transaction again while those of running processes are in its way, for up to a minute. */
export async function retryConflicts<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change();
    } catch (error) {
      if (!isConflict(error) || tries === MAX_TRIES) throw error;
      // Processes that start together do not come together again.
      await setTimeout(PAUSE_MS * Math.random() + PAUSE_MS / 2);
    }
}
