import { convertDocument, formats } from "@document-export/convert";
import type { Converter } from "./converter.ts";

/** This package, once for each format, with all that a document has: the others keep headers and footers too. */
export const ownConverters: readonly Converter[] = formats.map((format) => ({
  name: `convert, ${format}`,
  format,
  convert: (document) => convertDocument(document, { format, headers: "keep" }).content,
}));
