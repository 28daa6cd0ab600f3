import { JsonDepthError, parseJson as parse } from "@document-export/json-reader";
import { DocumentLimitError, MAX_BRACKETS } from "./hosted/document-limits.js";
import { wholeDocument } from "./place/place.js";

/** How deeply the JSON of a document may be nested. */
export const JSON_LIMITS = { maxDepth: MAX_BRACKETS } as const;

/**
 * Parses JSON in UTF-8, whole or in chunks, with less memory than `JSON.parse` (see `@document-export/json-reader`).
 *
 * @throws {SyntaxError} for invalid JSON.
 * @throws {TypeError} for invalid UTF-8.
 * @throws {DocumentLimitError} for more than 1,000 levels of nested brackets, in chunks or with more than a megabyte.
 */
export function parseJson(json: Uint8Array | Iterable<Uint8Array>): unknown {
  return withDocumentLimit(() => parse(json, JSON_LIMITS));
}

/** Calls a JSON reader and turns its depth error into the error of this package. */
export function withDocumentLimit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof JsonDepthError
      ? new DocumentLimitError("brackets", wholeDocument)
      : error;
  }
}
