import { InterruptedError } from "../errors/errors.js";

/**
 * Returns a signal that the first Ctrl+C aborts, so that the command can finish cleanly; the second one kills the
 * process.
 */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new InterruptedError());
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  return controller.signal;
}
