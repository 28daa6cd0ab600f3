import type { CallContext } from "../errors/call-context.js";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";
import { RetryLaterError } from "../errors/retry-later-error.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import { attempt } from "./attempt.js";
import { backoff } from "./backoff.js";
import type { Call } from "./call.js";
import { sleep } from "./sleep.js";

/**
 * Sends the call that the caller's options make, repeats it where that is safe and may help, and gives the JSON of
 * the response.
 */
export async function send<Given, Data>(
  settings: Settings,
  toCall: (given: Given) => Call,
  given: Given,
): Promise<Data> {
  const call = toCall(given);
  const {
    timeoutMs = settings.timeoutMs,
    deadlineMs = settings.deadlineMs,
    retries = settings.retries,
    signal,
  } = call.options;
  const heldMs = (call.post?.wait ?? 0) * 1000;
  const end = Date.now() + deadlineMs + heldMs;
  for (let attempts = 1; ; attempts += 1) {
    const context: CallContext = { operationId: call.operationId, attempts };
    const start = Date.now();
    let json: unknown;
    try {
      json = await attempt(settings, call, context, Math.min(timeoutMs + heldMs, end - start));
    } catch (error) {
      report(settings, context, start, error);
      // A POST only where the implementation keeps its key (decision `job-observation`).
      const isSentOnce = call.post && !settings.supportsIdempotencyKeys;
      if (isSentOnce || attempts > retries || !isTransient(context, error)) throw error;
      await sleep(waitAfter(context, error, end), signal);
      continue;
    }
    report(settings, context, start);
    return json as Data;
  }
}

function report(
  { onAttempt }: Settings,
  context: CallContext,
  start: number,
  error?: unknown,
): void {
  onAttempt?.({
    ...context,
    method: operations[context.operationId].method,
    durationMs: Date.now() - start,
    error,
  });
}

/** Milliseconds to wait before the repeat. Throws the error, or RetryLaterError, where that is past the deadline. */
function waitAfter(context: CallContext, error: unknown, end: number): number {
  const askedMs = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
  // What was asked for is the least, so the chance that spreads callers is added to it.
  const wait = askedMs ? askedMs + Math.random() * 250 : backoff(context.attempts);
  if (Date.now() + wait < end) return wait;
  throw askedMs ? new RetryLaterError(context, new Date(Date.now() + askedMs), error) : error;
}

function isTransient({ status }: CallContext, error: unknown): boolean {
  if (status) return /408|429|50[0234]/.test(`${status}`);
  if (error instanceof ConnectionError) return error.kind !== "redirect-loop";
  return error instanceof TimeoutError;
}
