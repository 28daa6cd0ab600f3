import type { Conversion } from "../../convert-document.js";
import type { Format } from "../../formats.js";

/** What the page asks of the worker: first to convert a document, then for places in it. */
export type JobRequest = { readonly json: Uint8Array } | { readonly pointer: string };

/** A finished conversion to one format. */
export interface Result extends Omit<Conversion, "mediaType"> {
  readonly format: Format;
  readonly mediaType: string;
}

/** The value at a place of the document, cut where it is long. */
export interface JsonValue {
  readonly pointer: string;
  readonly text: string;
  readonly isCut: boolean;
}

/** What the worker sends: each result once it is there, `done` after the last, or why there is none. */
export type JobResponse =
  | { readonly result: Result }
  | { readonly done: true }
  | { readonly failure: string }
  | { readonly value: JsonValue };
