import { InvalidResponseError } from "../errors/invalid-response-error.js";
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
  const { headers, ok } = response;
  options.onResponse?.(response);
  if (idempotencyHeader && headers.has(idempotencyHeader)) settings.supportsIdempotencyKeys = true;
  if (!ok) throw new ProblemError(context, response, received as string);
  const value = result.decode(received, context, response, options.signal);
  const violation = settings.check?.(id, value);
  if (!violation) return value;
  const body = `${JSON.stringify(violation.value)}`;
  throw new InvalidResponseError(context, { kind: "contract", body, violation });
}
