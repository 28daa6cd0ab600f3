import { InterruptedError } from "../errors/errors.js";

/** A signal that the first Ctrl+C aborts, so that the command can end cleanly; the second ends the process. */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new InterruptedError());
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  return controller.signal;
}
