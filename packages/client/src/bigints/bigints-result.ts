import type { CallContext } from "../errors/document-export-error.js";
import { InvalidResponseError } from "../errors/invalid-response-error.js";
import type { Json } from "../utils/json.js";
import type { Result } from "../operation/result.js";
import { faultOf } from "../results/parse-json.js";
import { jsonResult } from "../results/results.js";
import type { Bigints } from "./bigints.js";
import { toJson } from "./to-json.js";
import { parseExactly } from "./parse-exactly.js";

/**
 * Returns how to read a success response whose JSON contains bigints: like `jsonResult`, but exact integers at the
 * described places.
 */
export function bigintsResult(bigints: Bigints, { read, decode }: Result = jsonResult): Result {
  const parse = (text: string, context: CallContext) => parseWith(bigints, text, context);
  return {
    read,
    decode: (received, context, response, signal) =>
      decode(received, context, response, signal, parse),
  };
}

/**
 * Returns a JSON codec that parses bigints at the described places and writes bigints as integers. For problem details
 * and the content of messages.
 */
export function bigintsIn(bigints: Bigints): Json {
  return { parse: (text) => parseExactly(text, bigints, () => {}), stringify: toJson };
}

/**
 * Converts a count that was parsed as a bigint, such as the number of pages, to a number; returns other values
 * unchanged.
 */
export function numberOf(value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}

function parseWith(bigints: Bigints, text: string, context: CallContext): unknown {
  let inexact: string | undefined;
  let value: unknown;
  try {
    value = parseExactly(text, bigints, ({ pointer, digits }) => {
      inexact ??= `${pointer}: ${digits}`;
    });
  } catch (cause) {
    throw new InvalidResponseError(context, faultOf(text.trim()), text, { cause });
  }
  if (inexact !== undefined) throw new InvalidResponseError(context, "inexact-number", inexact);
  return value;
}
