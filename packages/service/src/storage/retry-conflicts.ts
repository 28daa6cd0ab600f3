import { setTimeout } from "node:timers/promises";

/** SQLSTATE of a deadlock, a serialization failure, and a lock that was not free in time: the transaction was undone. */
const CONFLICTS: ReadonlySet<string> = new Set(["40P01", "40001", "55P03"]);
const MAX_TRIES = 60;
const PAUSE_MS = 500;

/** Whether a transaction was undone because of another at work at the same time: it may be tried again. */
export function isConflict(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && CONFLICTS.has(String(fault.code));
}

/** SQLSTATE of a row that is there already. */
const DUPLICATE = "23505";

/**
 * Whether a change that makes what is missing was undone because another made the same at that time: where it is tried
 * again, nothing is missing. PostgreSQL refuses so what `if not exists` was said of.
 */
export function isDoubled(fault: unknown): boolean {
  return (
    isConflict(fault) || (fault instanceof Error && "code" in fault && fault.code === DUPLICATE)
  );
}

/** Tries a transaction again while those of running processes are in its way, for up to a minute. */
export async function retryConflicts<Result>(
  change: () => Promise<Result>,
  isInTheWay = isConflict,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change();
    } catch (error) {
      if (!isInTheWay(error) || tries === MAX_TRIES) throw error;
      // Processes that start together do not come together again.
      await setTimeout(PAUSE_MS * Math.random() + PAUSE_MS / 2);
    }
}
