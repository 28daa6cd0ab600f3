import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";

/** Reads JSON. Throws an InvalidResponseError that says what came instead. */
export function parseJson(body: string, context: CallContext): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new InvalidResponseError(context, faultOf(body.trim()), body, { cause });
  }
}

function faultOf(body: string): ResponseFault {
  if (!body) return "empty";
  if (body[0] === "<") return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
