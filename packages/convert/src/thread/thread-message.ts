import type { Conversion } from "../convert-document.js";
import type { ConvertOptions } from "../options/convert-options.js";
import type { SerializedError } from "./serialized-error.js";

/** What the thread is to do. Where it names no file of JSON, that comes in messages: chunks, and an empty one at the end. */
export interface ThreadRequest {
  readonly file: string | undefined;
  readonly options: ConvertOptions;
}

/** A conversion whose content, text too, is bytes: they are handed over, where a text would be copied twice. */
export interface EncodedConversion extends Omit<Conversion, "content"> {
  readonly bytes: Uint8Array;
}

/** What came of it. */
export type ThreadResponse =
  { readonly conversion: EncodedConversion } | { readonly error: SerializedError };
