import type { Format } from "@document-export/convert";

/** A converter to measure: from the parsed JSON of a document to its output. */
export interface Converter {
  readonly name: string;
  readonly format: Format;
  readonly convert: (document: unknown) => string | Uint8Array;
}
