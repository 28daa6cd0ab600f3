import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError, type ResponseFault } from "../errors/invalid-response-error.js";

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Parses JSON. Throws an InvalidResponseError that describes what arrived instead. A number that would silently
 * change its value is also an error, which shows the text before it.
 */
export function parseJson(body: string, context: CallContext): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new InvalidResponseError(context, faultOf(body.trim()), body, { cause });
  }
  // Skips the exact check for most texts: few contain so many digits, or such an exponent.
  if (/\d{16}|e\+?\d{3}/i.test(body))
    for (const { 0: token, index } of body.matchAll(TOKENS))
      if (isInexact(token))
        throw new InvalidResponseError(
          context,
          "inexact-number",
          body.slice(Math.max(0, index - 80), index + token.length),
        );
  return value;
}

/** Whether a token is a number that is too large for JavaScript, or an integer that no JavaScript number equals. */
function isInexact(token: string): boolean {
  const [, digits] = /^(-?\d{16,})(?:\.0+)?$/.exec(token) ?? [];
  return digits
    ? `${+digits}` !== digits && (BigInt(digits) as unknown) != +digits
    : Math.abs(+token) === Infinity;
}

/** Returns the kind of a text that is not JSON. */
export function faultOf(body: string): ResponseFault {
  if (!body) return "empty";
  if (body[0] === "<") return "html";
  return /^[[{]/.test(body) ? "truncated-json" : "no-json";
}
