import { AnswerError, type AnswerFault } from "../errors/answer-error.js";
import type { CallContext } from "../errors/call-context.js";
import { ConnectionError } from "../errors/connection-error.js";
import { ProblemError } from "../errors/problem-error.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { operations } from "../generated/operations.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "./call.js";
import { retryAfter } from "./retry-after.js";

/** A whole answer: its JSON, and the response that it came in. */
export interface Answer {
  readonly response: Response;
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
  call.options?.onResponse?.(response);
  if (call.idempotencyKey && response.headers.has("idempotency-key")) settings.echoes = true;
  if (!response.ok) throw new ProblemError(context, response, text, retryAfter(response));
  return { response, json: parse(context, response.status, text) };
}

async function exchange(
  settings: Settings,
  call: Call,
  context: CallContext,
  timeoutMs: number,
): Promise<{ response: Response; text: string }> {
  const caller = call.options?.signal;
  caller?.throwIfAborted();
  const url = settings.baseUrl + operations[call.operationId].path + (call.query ?? "");
  const init = await requestInit(settings, call);
  const abort = new AbortController();
  const stop = () => abort.abort(caller?.reason);
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  caller?.addEventListener("abort", stop);
  try {
    const response = await settings.fetch(url, { ...init, signal: abort.signal });
    return { response, text: await response.text() };
  } catch (cause) {
    caller?.throwIfAborted();
    throw abort.signal.aborted
      ? new TimeoutError(context, timeoutMs)
      : new ConnectionError(context, url, cause);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", stop);
  }
}

async function requestInit({ token }: Settings, call: Call): Promise<RequestInit> {
  const headers: Record<string, string> = {
    accept: "application/json",
    authorization: `Bearer ${typeof token === "string" ? token : await token()}`,
    ...call.headers,
  };
  if (call.idempotencyKey) headers["idempotency-key"] = call.idempotencyKey;
  const init = { method: operations[call.operationId].method, headers };
  if (!call.openBody) return init;
  const { contentType, content } = await call.openBody();
  headers["content-type"] = contentType;
  // A stream as the body has to be announced as such (Fetch Standard, RequestInit.duplex).
  const duplex = content instanceof ReadableStream ? { duplex: "half" as const } : {};
  return { ...init, body: content, ...duplex };
}

function parse(context: CallContext, status: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AnswerError(context, { kind: faultOf(body.trim()), status, body }, cause);
  }
}

function faultOf(body: string): AnswerFault {
  if (body === "") return "empty";
  if (body.startsWith("<")) return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
