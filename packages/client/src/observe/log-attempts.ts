import type { AttemptEvent } from "../client.js";

/** Where lines go: `console`, or a logger with these levels such as pino. */
export interface LogTarget {
  debug(line: string): void;
  warn(line: string): void;
}

/**
 * An `onAttempt` that writes one line for each request: at `debug` where a response came and was usable, else at `warn`. Neither
 * token nor content is in it.
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

/** A name alone: what stands in a message may be long, and come from elsewhere. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
