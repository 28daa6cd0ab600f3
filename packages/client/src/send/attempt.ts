import { AnswerError, type AnswerFault } from "../errors/answer-error.js";
import type { CallContext } from "../errors/call-context.js";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { operations } from "../generated/operations.js";
import { checkOption } from "../options/check-options.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "./call.js";
import { follow } from "./follow.js";
import { retryAfter } from "./retry-after.js";

/** The JSON of an answer, and the status that it came with. */
export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** Sends one request and reads its answer. Throws one of the errors of a call, or the caller's reason to abort. */
export async function attempt(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<Answer> {
  const { response, text } = await exchange(settings, call, context, timeoutMs);
  call.options.onResponse?.(response);
  if (call.idempotencyKey && response.headers.has("idempotency-key"))
    settings.keepsIdempotencyKeys = true;
  if (!response.ok) throw new ProblemError(context, response, text, retryAfter(response));
  const { status } = response;
  const json = parse(context, status, text);
  const violation = settings.check?.(call.operationId, json);
  if (!violation) return { status, json };
  const body = `${JSON.stringify(violation.value)}`;
  throw new AnswerError(context, { kind: "contract", status, body, violation });
}

async function exchange(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<{ response: Response; text: string }> {
  const { signal } = call.options;
  signal?.throwIfAborted();
  const url = settings.baseUrl + operations[call.operationId].path + (call.query ?? "");
  const abort = new AbortController();
  const init = await requestInit(settings, call, abort.signal);
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const unfollow = follow(signal, () => abort.abort(signal?.reason));
  try {
    const response = await fetchWith(settings, url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    throw abort.signal.aborted
      ? new TimeoutError(context, timeoutMs)
      : new ConnectionError(context, url, cause);
  } finally {
    clearTimeout(timer);
    unfollow();
  }
}

/** The global is looked up at each call: whoever replaces it later, a test double for one, is heard. */
function fetchWith(settings: Settings, url: string, init: RequestInit): Promise<Response> {
  return settings.fetch ? settings.fetch(new Request(url, init)) : fetch(url, init);
}

async function requestInit(
  { token }: Settings,
  call: Call,
  signal: AbortSignal,
): Promise<RequestInit> {
  const given = typeof token === "string" ? token : await token();
  // What fetch says of a wrong header shows it.
  checkOption("createClient", "token", given);
  const headers: Record<string, string> = {
    accept: "application/json",
    authorization: `Bearer ${given}`,
  };
  if (call.wait) headers.prefer = `wait=${call.wait}`;
  if (call.idempotencyKey) headers["idempotency-key"] = call.idempotencyKey;
  const init = { method: operations[call.operationId].method, headers, signal };
  if (!call.openBody) return init;
  const { contentType, content } = await call.openBody();
  headers["content-type"] = contentType;
  // Says of a stream what holds of every other body anyway (Fetch Standard, RequestInit.duplex).
  return { ...init, body: content, duplex: "half" };
}

function parse(context: CallContext, status: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AnswerError(context, { kind: faultOf(body.trim()), status, body }, cause);
  }
}

function faultOf(body: string): AnswerFault {
  if (!body) return "empty";
  if (body.startsWith("<")) return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
