import type { AttemptEvent } from "../options/options.js";

/** Target for log lines: `console`, or a logger with these levels such as pino. */
export interface LogTarget {
  debug(line: string): void;
  warn(line: string): void;
}

/**
 * Returns an `onAttempt` hook that logs one line per request: at `debug` if it succeeded, else at `warn`. Lines never
 * contain the token or content.
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

/** Returns the error's name only: its message may be long and contain third-party text. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
