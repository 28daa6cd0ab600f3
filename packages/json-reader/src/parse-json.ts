import { JsonDepthError } from "./json-depth-error.js";
import { JsonReader, type JsonReaderOptions } from "./json-reader.js";

/** Up to this size, `JSON.parse` is faster and takes little memory. */
const MAX_BYTES_AT_ONCE = 1_000_000;

/** Options of `parseJson`. */
export type ParseJsonOptions = Pick<JsonReaderOptions, "maxDepth">;

/**
 * Parses JSON in UTF-8 with the same result as `JSON.parse`. Avoids a string of the whole text, which takes up to twice
 * the memory of its bytes. Chunks may be split anywhere. Each chunk is parsed before the next one is requested, so a
 * file can be parsed while it is read. A byte order mark at the start is ignored.
 *
 * @throws {SyntaxError} for invalid JSON.
 * @throws {TypeError} for invalid UTF-8.
 * @throws {JsonDepthError} for JSON that is nested too deeply, if it comes in chunks or exceeds a megabyte.
 */
export function parseJson(
  json: Uint8Array | Iterable<Uint8Array>,
  options: ParseJsonOptions = {},
): unknown {
  if (!(json instanceof Uint8Array)) return parseChunks(json, options);
  if (json.length <= MAX_BYTES_AT_ONCE) return parseAtOnce(json);
  try {
    return parseChunks([json], options);
  } catch (error) {
    if (error instanceof JsonDepthError) throw error;
    // `JSON.parse` reports the position of the error in the whole text.
    return parseAtOnce(json);
  }
}

function parseAtOnce(json: Uint8Array): unknown {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json));
}

function parseChunks(chunks: Iterable<Uint8Array>, options: ParseJsonOptions): unknown {
  const reader = new JsonReader(options);
  for (const chunk of chunks) reader.push(chunk);
  return reader.end();
}
