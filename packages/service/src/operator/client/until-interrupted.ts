import { InterruptedError } from "./exit-codes.js";

/** Ctrl+C, a supervisor that stops the command, and a terminal that is closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs work that the first signal to end tells to stop, so that it can tidy up; the second ends the process. */
export async function untilInterrupted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const remove = () => SIGNALS.forEach((name) => process.removeListener(name, end));
  const end = () => {
    remove();
    over.abort();
  };
  SIGNALS.forEach((name) => process.once(name, end));
  try {
    return await work(over.signal);
  } finally {
    remove();
  }
}

/** What a question of a terminal rejects with after Ctrl+C or Ctrl+D, in words of this command: what was done so far. */
export function asInterrupted(done: string): (error: unknown) => never {
  return (error) => {
    throw Object(error).name === "AbortError"
      ? new InterruptedError(`Interrupted. ${done}`)
      : error;
  };
}
