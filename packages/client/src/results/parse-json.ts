import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Parses JSON. Throws an InvalidResponseError that describes what arrived instead. An integer that would silently
 * change its value is also an error, which shows the text before it.
 */
export function parseJson(body: string, context: CallContext): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new InvalidResponseError(context, faultOf(body.trim()), body, { cause });
  }
  // Skips the exact check for most texts: few contain so many digits.
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

/** Returns what is wrong with a text that is not JSON. */
export function faultOf(body: string): ResponseFault {
  if (!body) return "empty";
  if (body[0] === "<") return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
