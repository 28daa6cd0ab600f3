import { DocumentLimitError } from "../hosted/document-limits.js";
import { JsonReader } from "./json-reader.js";

/** In bytes: the text of so much takes little memory, and is parsed faster at once. */
const SMALL = 1_000_000;

/**
 * Parses JSON in UTF-8 as `JSON.parse` does, with less memory for a large document: the text of the whole, which takes
 * up to twice as much as its bytes, is never made. Chunks may be cut anywhere; each is taken when the one before it is
 * no longer needed, so that a file can be parsed while it is read. A byte order mark before the text is none of it.
 *
 * @throws {SyntaxError} for what is no JSON.
 * @throws {DocumentLimitError} for more than a thousand brackets inside each other, in chunks or more than a megabyte.
 * @throws {TypeError} for what is not UTF-8.
 */
export function parseJson(json: Uint8Array | Iterable<Uint8Array>): unknown {
  if (!(json instanceof Uint8Array)) return readAll(json);
  if (json.length <= SMALL) return readWhole(json);
  try {
    return readAll([json]);
  } catch (error) {
    if (error instanceof DocumentLimitError) throw error;
    // Read as a whole, it fails with the position in the whole.
    return readWhole(json);
  }
}

function readWhole(json: Uint8Array): unknown {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json));
}

function readAll(chunks: Iterable<Uint8Array>): unknown {
  const reader = new JsonReader();
  for (const chunk of chunks) reader.push(chunk);
  return reader.end();
}
