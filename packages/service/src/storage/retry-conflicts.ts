import { setTimeout } from "node:timers/promises";

/** SQLSTATE codes of a deadlock, a serialization failure, and a lock timeout: the transaction was rolled back. */
const CONFLICTS: ReadonlySet<string> = new Set(["40P01", "40001", "55P03"]);
const MAX_TRIES = 60;
const PAUSE_MS = 500;

/** Returns true if a transaction was rolled back because of a concurrent one, and can be retried. */
export function isConflict(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && CONFLICTS.has(String(fault.code));
}

/** SQLSTATE of a row that already exists. */
const DUPLICATE = "23505";

/**
 * Returns true if creating something missing was rolled back because another process created it at the same time: the
 * retry finds it. PostgreSQL can raise this error even with `if not exists`.
 */
export function isDoubled(fault: unknown): boolean {
  return (
    isConflict(fault) || (fault instanceof Error && "code" in fault && fault.code === DUPLICATE)
  );
}

/** Retries a transaction for up to a minute while it conflicts with running processes. */
export async function retryConflicts<Result>(
  change: () => Promise<Result>,
  isInTheWay = isConflict,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change();
    } catch (error) {
      if (!isInTheWay(error) || tries === MAX_TRIES) throw error;
      // The random delay keeps processes that start together from colliding again.
      await setTimeout(PAUSE_MS * Math.random() + PAUSE_MS / 2);
    }
}
