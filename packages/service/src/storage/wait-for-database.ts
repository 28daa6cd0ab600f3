import { setTimeout } from "node:timers/promises";
import { isUnreachable } from "./is-unreachable.js";

/** The time to wait for a database, and a callback for when the wait starts. */
export interface DatabaseWait {
  /** Time to wait in seconds; 0 to not wait. */
  readonly seconds: number;
  /** Called once, after the first attempt has failed. */
  readonly onWait: (error: unknown) => Promise<void>;
}

const RETRY_INTERVAL_MS = 250;

/**
 * Opens a database, and retries while its server cannot be reached, for example after a power cut that hit both
 * machines. Does not retry if the server responds with a refusal, such as for a wrong password.
 *
 * @throws the error of the last attempt.
 */
export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  { seconds, onWait }: DatabaseWait,
): Promise<Opened> {
  const deadline = performance.now() + seconds * 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error) || performance.now() + RETRY_INTERVAL_MS > deadline) throw error;
      if (attempt === 1) await onWait(error);
      await setTimeout(RETRY_INTERVAL_MS);
    }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof Error && isUnreachable(error.cause);
}
