import type { Conversion } from "../../convert-document.js";
import type { Format } from "../../formats.js";

/** Requests from the page to the worker: first to convert a document, then for values in it. */
export type JobRequest = { readonly json: Uint8Array } | { readonly pointer: string };

/** A finished conversion to one format. */
export interface Result extends Omit<Conversion, "mediaType"> {
  readonly format: Format;
  readonly mediaType: string;
}

/** The value at a place in the document, truncated if it is long. */
export interface JsonValue {
  readonly pointer: string;
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * Messages from the worker: each result as soon as it is ready, `done` after the last one, or the reason for a failure.
 */
export type JobResponse =
  | { readonly result: Result }
  | { readonly done: true }
  | { readonly failure: string }
  | { readonly value: JsonValue };
