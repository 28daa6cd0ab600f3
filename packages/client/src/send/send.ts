import type { CallContext } from "../errors/document-export-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";
import { RetryLaterError, TimeoutError } from "../errors/deadline-errors.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import { attempt } from "./attempt.js";
import { backoff } from "../utils/retry-timing.js";
import type { Call } from "./call.js";
import { sleep } from "../utils/abort.js";

/**
 * Sends the call that `toCall` makes of the caller's options, retries it where that is safe and useful, and returns
 * the JSON of the response.
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
  const waitMs = (call.post?.wait ?? 0) * 1000;
  const end = Date.now() + deadlineMs + waitMs;
  for (let attempts = 1; ; attempts += 1) {
    const context: CallContext = { operationId: call.operationId, attempts };
    const start = Date.now();
    let json: unknown;
    try {
      json = await attempt(settings, call, context, Math.min(timeoutMs + waitMs, end - start));
    } catch (error) {
      report(settings, context, start, error);
      // A POST is retried only where its key is supported (decision `job-observation`).
      const isSentOnce = call.post && !settings.supportsIdempotencyKeys;
      if (isSentOnce || attempts > retries || !isTransient(context, error)) throw error;
      await sleep(retryDelay(context, error, end), signal);
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

/** Milliseconds until the retry. Throws the error, or a RetryLaterError, where that is past the deadline. */
function retryDelay(context: CallContext, error: unknown, end: number): number {
  const retryAfterMs = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
  // Never earlier than `Retry-After`, so the jitter that spreads callers is added.
  const delay = retryAfterMs ? retryAfterMs + Math.random() * 250 : backoff(context.attempts);
  if (Date.now() + delay < end) return delay;
  throw retryAfterMs
    ? new RetryLaterError(context, new Date(Date.now() + retryAfterMs), error)
    : error;
}

function isTransient({ status }: CallContext, error: unknown): boolean {
  if (status) return /408|429|50[0234]/.test(`${status}`);
  if (error instanceof ConnectionError) return error.kind !== "redirect-loop";
  return error instanceof TimeoutError;
}
