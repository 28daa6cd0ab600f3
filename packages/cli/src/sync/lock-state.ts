import { join } from "node:path";
import { lock } from "proper-lockfile";
import { UsageError } from "../errors/errors.js";

/**
 * Age in milliseconds at which a lock counts as left over: its command was killed, or it would have renewed the lock.
 */
const STALE_MS = 10_000;
const RENEW_MS = 2000;
/** Number of attempts to get the lock: long enough to see whether the other command renews it. */
const TRIES = 12;

/**
 * Locks the state in a folder, so that only one command at a time uses it. Waits for the lock of a killed command to
 * expire. Throws a UsageError if another command holds the lock. Returns a function that unlocks. Calls `onLost` if
 * another command took the lock, because this one was suspended for too long.
 */
export async function lockState(
  folder: string,
  { onWait, onLost }: { readonly onWait: () => void; readonly onLost: (error: Error) => void },
): Promise<() => Promise<void>> {
  const options = { lockfilePath: join(folder, "lock"), stale: STALE_MS, update: RENEW_MS };
  const isTaken = (error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    return undefined;
  };
  const first = await lock(folder, { ...options, onCompromised: onLost }).catch(isTaken);
  if (first) return first;
  onWait();
  const retries = { retries: TRIES, factor: 1, minTimeout: 1000, maxTimeout: 1000 };
  const later = await lock(folder, { ...options, retries, onCompromised: onLost }).catch(isTaken);
  if (later) return later;
  throw new UsageError(
    `Another command is using the state in \`${folder}\`.`,
    "Wait until it has ended, or name another folder with `--state FOLDER`.",
  );
}
