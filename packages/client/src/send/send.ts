import type { Violation } from "../checks/violation.js";
import { AnswerError } from "../errors/answer-error.js";
import type { CallContext } from "../errors/call-context.js";
import { isCallError } from "../errors/is-call-error.js";
import { RetryLaterError } from "../errors/retry-later-error.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import { attempt, type Answer } from "./attempt.js";
import { backoff } from "./backoff.js";
import type { Call } from "./call.js";
import { sleep } from "./sleep.js";

const TRANSIENT = new Set([408, 429, 500, 502, 503, 504]);

/** Sends a call, repeats it where that is safe and may help, and gives the JSON of the answer. */
export async function send<Data>(settings: Settings, call: Call): Promise<Data> {
  const { timeoutMs, deadlineMs } = { ...settings, ...call.options };
  const heldMs = call.heldMs ?? 0;
  const end = Date.now() + deadlineMs + heldMs;
  for (let attempts = 1; ; attempts += 1) {
    const context = { operationId: call.operationId, attempts };
    const allowed = Math.min(timeoutMs + heldMs, end - Date.now());
    try {
      return (await observed(settings, call, context, allowed)) as Data;
    } catch (error) {
      const wait = repeatAfter(settings, call, context, error, end);
      if (wait === undefined) throw error;
      await sleep(wait, call.options?.signal);
    }
  }
}

async function observed(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<unknown> {
  const { onAttempt } = settings;
  const start = onAttempt && performance.now();
  const report = (outcome: { status?: number; error?: unknown }) =>
    onAttempt?.({
      ...context,
      method: operations[call.operationId].method,
      durationMs: performance.now() - (start ?? 0),
      ...outcome,
    });
  try {
    const answer = await attempt(settings, call, context, timeoutMs);
    refuse(context, answer, settings.check?.(call.operationId, answer.json));
    report({ status: answer.response.status });
    return answer.json;
  } catch (error) {
    report({ ...(isCallError(error, "ProblemError") && { status: error.status }), error });
    throw error;
  }
}

function refuse(context: CallContext, answer: Answer, violation: Violation | undefined): void {
  if (!violation) return;
  const { pointer, expected, value } = violation;
  const body = JSON.stringify(value) ?? "nothing";
  const { status } = answer.response;
  throw new AnswerError(context, { kind: "contract", status, body, pointer, expected });
}

/** Milliseconds to wait before the repeat; nothing where there is none. Throws RetryLaterError past the deadline. */
function repeatAfter(
  settings: Settings,
  call: Call,
  context: CallContext,
  error: unknown,
  end: number,
): number | undefined {
  const problem = isCallError(error, "ProblemError") ? error : undefined;
  const transient = problem
    ? TRANSIENT.has(problem.status)
    : isCallError(error, "TimeoutError") ||
      (isCallError(error, "ConnectionError") && error.kind !== "redirect-loop");
  if (!transient || !isRepeatable(settings, call)) return undefined;
  const askedMs = (problem?.retryAfter ?? 0) * 1000;
  // What was asked for is the least, so the chance that spreads callers is added to it.
  const wait = askedMs ? askedMs + Math.random() * 250 : backoff(context.attempts);
  const isPast = Date.now() + wait >= end;
  if (isPast && askedMs) throw new RetryLaterError(context, new Date(Date.now() + askedMs), error);
  const { retries } = { ...settings, ...call.options };
  return isPast || context.attempts > retries ? undefined : wait;
}

/** A POST only where the implementation keeps its key (decision `job-observation`), and its body can be read again. */
function isRepeatable(settings: Settings, call: Call): boolean {
  if (call.openBody === undefined) return true;
  return settings.echoes && call.reopenable !== false;
}
