import { JsonDepthError, parseJson as parse } from "@document-export/json-reader";
import { DocumentLimitError, MAX_BRACKETS } from "./hosted/document-limits.js";
import { nameForeignContent } from "./foreign-content.js";
import { wholeDocument } from "./place/place.js";

/** Maximum nesting of a document's JSON. */
export const JSON_LIMITS = { maxDepth: MAX_BRACKETS } as const;

/**
 * Parses JSON in UTF-8, whole or in chunks, with less memory than `JSON.parse` (see `@document-export/json-reader`).
 *
 * @throws {SyntaxError} for invalid JSON.
 * @throws {TypeError} for invalid UTF-8.
 * @throws {DocumentLimitError} for more than 1,000 levels of nested brackets, if the JSON is in chunks or larger than a
 * megabyte.
 */
export function parseJson(json: Uint8Array | Iterable<Uint8Array>): unknown {
  try {
    return withDocumentLimit(() => parse(json, JSON_LIMITS));
  } catch (error) {
    throw isNotJson(error) ? named(error, json) : error;
  }
}

function isNotJson(error: unknown): error is SyntaxError | TypeError {
  return error instanceof SyntaxError || error instanceof TypeError;
}

/** Returns the same error, with the kind of content added to the message if the first bytes reveal it. */
function named(error: SyntaxError | TypeError, json: Uint8Array | Iterable<Uint8Array>): Error {
  const first = json instanceof Uint8Array ? json : [...json][0];
  const kind = first && nameForeignContent(first);
  if (kind === undefined) return error;
  const Same = error instanceof SyntaxError ? SyntaxError : TypeError;
  return new Same(`it is ${kind}`, { cause: error });
}

/** Calls a JSON reader and converts its depth error into the error of this package. */
export function withDocumentLimit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof JsonDepthError
      ? new DocumentLimitError("brackets", wholeDocument)
      : error;
  }
}
