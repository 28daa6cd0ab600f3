import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";
import type { CallContext } from "../errors/document-export-error.js";
import { ProblemError } from "../errors/problem-error.js";
import type { Settings } from "../options/settings.js";
import type { Call } from "./call.js";

/** Returns the JSON of a response. Throws a ProblemError or an InvalidResponseError. */
export function acceptResponse(
  settings: Settings,
  { operationId, post, options }: Call,
  context: CallContext,
  response: Response,
  text: string,
): unknown {
  options.onResponse?.(response);
  context.status = response.status;
  if (post && response.headers.has("idempotency-key")) settings.supportsIdempotencyKeys = true;
  if (!response.ok) throw new ProblemError(context, response, text);
  const json = parse(context, text);
  const violation = settings.check?.(operationId, json);
  if (!violation) return json;
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
