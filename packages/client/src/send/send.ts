import type { CallContext, DocumentExportError } from "../errors/document-export-error.js";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";
import { RetryLaterError, TimeoutError } from "../errors/deadline-errors.js";
import type { Settings } from "../options/settings.js";
import { buildCall, type NamedOperation } from "../request/build-call.js";
import type { Call } from "../request/call.js";
import { attempt } from "./attempt.js";
import { backoff } from "../utils/retry-timing.js";
import { MAX_MS } from "../options/max-ms.js";
import { sleep } from "../utils/abort.js";

/** Sends a call, retries it if that is safe and useful, and returns the content of the response. */
export async function send(
  settings: Settings,
  named: NamedOperation,
  given: object,
): Promise<unknown> {
  const call = buildCall(named, given);
  const { id: operationId, operation, options, waitMs } = call;
  operation.deprecated?.(settings, operationId, options);
  const { timeoutMs, deadlineMs, retries, signal } = { ...settings, ...options };
  const end = Date.now() + deadlineMs + waitMs;
  for (let attempts = 1; ; attempts += 1) {
    const context: CallContext = {
      operationId,
      method: operation.method,
      url: ((settings.isOwnServer && operation.server) || settings.baseUrl) + call.target,
      attempts,
    };
    const start = Date.now();
    let error: unknown;
    try {
      return await attempt(
        settings,
        call,
        context,
        Math.min(timeoutMs + waitMs, end - start, MAX_MS),
      );
    } catch (thrown) {
      error = thrown;
    } finally {
      settings.onAttempt?.({ ...context, durationMs: Date.now() - start, error });
    }
    if (attempts > retries || !isTransient(error)) throw error;
    const obstacle = obstacleTo(settings, call);
    if (obstacle) {
      error.message += `; not retried, since ${obstacle}`;
      throw error;
    }
    await sleep(retryDelay(context, error, end), signal);
  }
}

const KEYS = "; set `supportsIdempotencyKeys` if the service keeps their keys";

/**
 * Returns why a call must not be repeated, else an empty string: it might take effect twice (RFC 9110, 9.2.2), or its
 * body can be sent only once.
 */
function obstacleTo({ supportsIdempotencyKeys }: Settings, call: Call): string {
  if (call.body?.opensOnce) return "a stream can be sent only once";
  const { method, idempotencyHeader } = call.operation;
  return !/POST|PATCH/.test(method) || (idempotencyHeader && supportsIdempotencyKeys)
    ? ""
    : `a ${method} may act twice${idempotencyHeader ? KEYS : ""}`;
}

/**
 * Returns the milliseconds until the retry. Throws the error, or a RetryLaterError, if the retry would be past the
 * deadline.
 */
function retryDelay(context: CallContext, error: unknown, end: number): number {
  const { retryAfter = 0 } = error as ProblemError;
  const minDelay = retryAfter * 1000;
  // The jitter that spreads callers is added, because a retry must never come before `Retry-After`.
  const delay = minDelay ? minDelay + Math.random() * 250 : backoff(context.attempts);
  const now = Date.now();
  if (now + delay < end) return delay;
  throw minDelay ? new RetryLaterError(context, new Date(now + minDelay), error) : error;
}

function isTransient(error: unknown): error is DocumentExportError {
  if (error instanceof ProblemError) return /408|429|50[0234]/.test(`${error.status}`);
  if (error instanceof ConnectionError) return !/loop|tls/.test(error.kind);
  return error instanceof TimeoutError;
}
