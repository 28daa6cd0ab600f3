import type { Conversion } from "../convert-document.js";
import type { ConvertOptions } from "../options/convert-options.js";
import type { SerializedError } from "./serialized-error.js";

/**
 * A request to the thread. Without a file, the JSON follows in messages: chunks, then an empty chunk to mark the end.
 */
export interface ThreadRequest {
  readonly file: string | undefined;
  readonly options: ConvertOptions;
}

/**
 * A conversion whose content is bytes even for text: bytes can be transferred, whereas a string would be copied twice.
 */
export interface EncodedConversion extends Omit<Conversion, "content"> {
  readonly bytes: Uint8Array;
}

/** The response of the thread. */
export type ThreadResponse =
  | { readonly conversion: EncodedConversion }
  | { readonly error: SerializedError };
