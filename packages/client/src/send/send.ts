import { AnswerError } from "../errors/answer-error.js";
import type { CallContext } from "../errors/call-context.js";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";
import { RetryLaterError } from "../errors/retry-later-error.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import { attempt, type Answer } from "./attempt.js";
import { backoff } from "./backoff.js";
import type { Call } from "./call.js";
import { sleep } from "./sleep.js";

const TRANSIENT = new Set([408, 429, 500, 502, 503, 504]);

/** Sends a call, repeats it where that is safe and may help, and gives the JSON of the answer. */
export async function send<Data>(settings: Settings, call: Call): Promise<Data> {
  const {
    timeoutMs = settings.timeoutMs,
    deadlineMs = settings.deadlineMs,
    retries = settings.retries,
  } = call.options;
  const ask = settings.onAttempt ? observed : attempt;
  const heldMs = (call.wait ?? 0) * 1000;
  const end = Date.now() + deadlineMs + heldMs;
  for (let attempts = 1; ; attempts += 1) {
    const context = { operationId: call.operationId, attempts };
    const allowed = Math.min(timeoutMs + heldMs, end - Date.now());
    try {
      return (await ask(settings, call, context, allowed)).json as Data;
    } catch (error) {
      // A POST only where the implementation keeps its key (decision `job-observation`).
      const isRepeatable = !call.openBody || settings.keepsIdempotencyKeys;
      if (attempts > retries || !isRepeatable || !isTransient(error)) throw error;
      await sleep(waitAfter(context, error, end), call.options.signal);
    }
  }
}

async function observed(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<Answer> {
  const start = performance.now();
  const report = (outcome: { status?: number; error?: unknown }) =>
    settings.onAttempt?.({
      ...context,
      method: operations[call.operationId].method,
      durationMs: performance.now() - start,
      ...outcome,
    });
  const answer = await attempt(settings, call, context, timeoutMs).catch((error: unknown) => {
    const answered = error instanceof ProblemError || error instanceof AnswerError;
    report({ ...(answered && { status: error.status }), error });
    throw error;
  });
  report({ status: answer.status });
  return answer;
}

/** Milliseconds to wait before the repeat. Throws the error, or RetryLaterError, where that is past the deadline. */
function waitAfter(context: CallContext, error: unknown, end: number): number {
  const askedMs = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
  // What was asked for is the least, so the chance that spreads callers is added to it.
  const wait = askedMs ? askedMs + Math.random() * 250 : backoff(context.attempts);
  if (Date.now() + wait < end) return wait;
  throw askedMs ? new RetryLaterError(context, new Date(Date.now() + askedMs), error) : error;
}

function isTransient(error: unknown): boolean {
  if (error instanceof ProblemError) return TRANSIENT.has(error.status);
  if (error instanceof ConnectionError) return error.kind !== "redirect-loop";
  return error instanceof TimeoutError;
}
