import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Reads JSON. Throws an InvalidResponseError that says what came instead, and for an integer that would silently become
 * another one, with what comes before it.
 */
export function parseJson(body: string, context: CallContext): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new InvalidResponseError(context, faultOf(body.trim()), body, { cause });
  }
  // Few texts have so many digits.
  if (/\d{16}/.test(body))
    for (const { 0: token, index } of body.matchAll(TOKENS))
      if (
        /^-?\d{16,}$/.test(token) &&
        `${+token}` !== token &&
        (BigInt(token) as unknown) != +token
      )
        throw new InvalidResponseError(
          context,
          "inexact-number",
          body.slice(Math.max(0, index - 80), index + token.length),
        );
  return value;
}

/** What is wrong with a text that is not JSON. */
export function faultOf(body: string): ResponseFault {
  if (!body) return "empty";
  if (body[0] === "<") return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
