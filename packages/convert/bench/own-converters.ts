import { convertDocument, formats } from "@document-export/convert";
import type { Converter } from "./converter.ts";

/** This package, once per format. Headers and footers are included, because the other converters write them too. */
export const ownConverters: readonly Converter[] = formats.map((format) => ({
  name: `convert, ${format}`,
  format,
  convert: (document) => convertDocument(document, { format, headers: "keep" }).content,
}));
