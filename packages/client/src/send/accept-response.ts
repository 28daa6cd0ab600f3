import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";
import type { CallContext } from "../errors/document-export-error.js";
import { ProblemError } from "../errors/problem-error.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "../request/call.js";
import { jsonResult } from "../results/results.js";
import type { Received } from "../operation/result.js";

/** Returns what a success holds. Throws a ProblemError or an InvalidResponseError. */
export function acceptResponse(
  settings: Settings,
  { id, operation, options }: Call,
  context: CallContext,
  response: Response,
  received: Received,
): unknown {
  const { idempotencyHeader, result = jsonResult } = operation;
  const { status, headers, ok } = response;
  options.onResponse?.(response);
  context.status = status;
  context.requestId = headers.get("x-request-id") ?? undefined;
  if (idempotencyHeader && headers.has(idempotencyHeader)) settings.supportsIdempotencyKeys = true;
  if (!ok) throw new ProblemError(context, response, received as string);
  const value = result.decode(received, response, (text) => parse(context, text));
  const violation = settings.check?.(id, value);
  if (!violation) return value;
  const body = `${JSON.stringify(violation.value)}`;
  throw new InvalidResponseError(context, { kind: "contract", body, violation });
}

function parse(context: CallContext, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new InvalidResponseError(context, { kind: faultOf(body.trim()), body }, cause);
  }
}

function faultOf(body: string): ResponseFault {
  if (!body) return "empty";
  if (body.startsWith("<")) return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
