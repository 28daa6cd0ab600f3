import type { AttemptEvent } from "../options/options.js";

/** Where lines are written: `console`, or a logger with these levels such as pino. */
export interface LogTarget {
  debug(line: string): void;
  warn(line: string): void;
}

/**
 * An `onAttempt` that writes one line per request: at `debug` where it succeeded, else at `warn`. No line contains
 * the token or content.
 */
export function logAttempts(target: LogTarget): (event: AttemptEvent) => void {
  return (event) => {
    const line = lineOf(event);
    if (event.error === undefined) target.debug(line);
    else target.warn(line);
  };
}

function lineOf({
  operationId,
  method,
  attempts,
  durationMs,
  status,
  error,
}: AttemptEvent): string {
  const outcome = [status, error && nameOf(error)].filter((part) => part !== undefined).join(" ");
  return `${operationId} ${method}: ${outcome} after ${durationMs} ms, attempt ${attempts}`;
}

/** The name only: a message may be long, and contain text of others. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
