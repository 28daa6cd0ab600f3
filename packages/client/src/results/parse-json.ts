import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";

/** Reads JSON. Throws an InvalidResponseError that says what came instead. */
export function parseJson(context: CallContext, body: string): unknown {
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
