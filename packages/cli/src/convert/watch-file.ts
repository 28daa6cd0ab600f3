import { watch } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { unreadable } from "../input/unreadable.js";

// Time in milliseconds to wait after a change: editors save in several steps, and the file may be incomplete between
// them.
const QUIET_MS = 100;

/**
 * Calls `onChange` now, and after each change of the file until the signal is aborted. Changes during a call cause one
 * more call after it. Watches the folder, because many programs save by replacing the file. Throws a UsageError if the
 * file does not exist.
 */
export async function watchFile(
  path: string,
  onChange: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const place = await realpath(path).catch((error: Error) => {
    throw unreadable(path, error);
  });
  const changes = createRerun(onChange);
  await new Promise<void>((resolve, reject) => {
    const watcher = watch(dirname(place), { signal }, (_, name) => {
      if (name === null || name === basename(place)) changes.request(QUIET_MS);
    });
    watcher.once("error", reject).once("close", resolve);
    changes.request(0);
  });
  changes.stop();
}

/** Runs a task on request, one run at a time; requests during a run cause one more run. */
function createRerun(task: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isRequested = false;
  let isStopped = false;
  const run = async () => {
    if (isRunning) return void (isRequested = true);
    isRunning = true;
    await task();
    isRunning = false;
    if (isRequested) request(QUIET_MS);
    isRequested = false;
  };
  const request = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), delayMs);
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { request, stop };
}
