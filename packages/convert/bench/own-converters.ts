import { convertDocument, formats } from "@document-export/convert";
import type { Converter } from "./converter.ts";

/** This package, once per format, with everything included: the others output headers and footers too. */
export const ownConverters: readonly Converter[] = formats.map((format) => ({
  name: `convert, ${format}`,
  format,
  convert: (document) => convertDocument(document, { format, headers: "keep" }).content,
}));
