import { InterruptedError } from "./exit-codes.js";

/** Sent by Ctrl+C, by a supervisor that stops the command, and by a terminal that closes. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs work that can be interrupted: the first signal asks it to stop and clean up; the second exits the process. */
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

/** Converts the rejection of a terminal prompt after Ctrl+C or Ctrl+D into an error that says what was done so far. */
export function asInterrupted(done: string): (error: unknown) => never {
  return (error) => {
    throw Object(error).name === "AbortError"
      ? new InterruptedError(`Interrupted. ${done}`)
      : error;
  };
}
