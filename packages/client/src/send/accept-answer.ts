import { AnswerError, type AnswerFault } from "../errors/answer-error.js";
import type { CallContext } from "../errors/call-context.js";
import { ProblemError } from "../errors/problem-error.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "./call.js";

/** The JSON of an answer; what else it tells is kept. Throws a ProblemError or an AnswerError. */
export function acceptAnswer(
  settings: Settings,
  { operationId, post, options }: Call,
  context: CallContext,
  response: Response,
  text: string,
): unknown {
  options.onResponse?.(response);
  context.status = response.status;
  if (post && response.headers.has("idempotency-key")) settings.keepsIdempotencyKeys = true;
  if (!response.ok) throw new ProblemError(context, response, text);
  const json = parse(context, text);
  const violation = settings.check?.(operationId, json);
  if (!violation) return json;
  const body = `${JSON.stringify(violation.value)}`;
  throw new AnswerError(context, { kind: "contract", body, violation });
}

function parse(context: CallContext, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AnswerError(context, { kind: faultOf(body.trim()), body }, cause);
  }
}

function faultOf(body: string): AnswerFault {
  if (!body) return "empty";
  if (body.startsWith("<")) return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
