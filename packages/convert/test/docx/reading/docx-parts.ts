import { strFromU8, unzipSync } from "fflate";
import type { Root } from "xast";
import { fromXml } from "xast-util-from-xml";

/** The XML files of a DOCX file by path, read by a parser that rejects XML that is not well-formed. */
export function docxParts(bytes: Uint8Array): ReadonlyMap<string, Root> {
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(?:xml|rels)$/.test(path));
  return new Map(files.map(([path, file]) => [path, fromXml(strFromU8(file))]));
}
