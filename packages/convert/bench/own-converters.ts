import { convertDocument, formats } from "@document-export/convert";
import type { Converter } from "./converter.ts";

/** This package, once for each format. */
export const ownConverters: readonly Converter[] = formats.map((format) => ({
  name: `convert, ${format}`,
  format,
  convert: (document) => convertDocument(document, { format }).content,
}));
