import { StopRunError } from "../../verdict/verdict-errors.js";
import type { Exchange } from "../exchange.js";

/** Memory that the responses of a run may take together, estimated, in bytes. */
const MAX_KEPT_BYTES = 2 ** 29;

/** Memory of a value of parsed JSON, such as an array or a member, in bytes. */
const BYTES_PER_VALUE = 64;

/** Shorter bodies are not searched for values. */
const MAX_SMALL_BODY = 2 ** 16;

/**
 * Returns a function that counts the memory of exchanges, which a run keeps to its end: a target with huge responses
 * ends the run, not the process.
 * @throws StopRunError if they take more than `MAX_KEPT_BYTES`
 */
export function createKeptBodies(maximum = MAX_KEPT_BYTES): (exchange: Exchange) => void {
  let total = 0;
  let count = 0;
  return ({ request, response }) => {
    total += weightOf(response.bytes);
    count += 1;
    if (total > maximum)
      throw new StopRunError(
        `the ${count} responses of the target take more than ${Math.round(maximum / 2 ** 20)} MiB of memory, the last one, to ${request.method} ${request.path.slice(0, 120)}, has ${response.bytes.length} bytes: test with fewer or smaller resources`,
      );
  };
}

const VALUE_STARTS: ReadonlySet<number> = new Set(Buffer.from("[{,"));

/** A body is kept as bytes, text and parsed JSON. */
function weightOf(bytes: Uint8Array): number {
  if (bytes.length <= MAX_SMALL_BODY) return 4 * bytes.length;
  let values = 0;
  for (const byte of bytes) if (VALUE_STARTS.has(byte)) values += 1;
  return 2 * bytes.length + BYTES_PER_VALUE * values;
}
