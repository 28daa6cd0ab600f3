import { strToU8, ZipDeflate } from "fflate";
import type { Element } from "xast";
import { serializeXml, startTag } from "../xml/serialize-xml.js";
import { longAgo } from "./zip-file.js";

/** A file of the package that is compressed already. */
export interface CompressedFile {
  readonly file: ZipDeflate;
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
}

/** How large the table of places is that a stream looks for repetitions in: here 128 KB, by default 2 MB. */
const MEMORY = 4;

/** The first line of every part. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * A part whose `w:body`, the last element in its root, holds the given elements. Each is compressed when it is taken,
 * so that nobody holds the text of a whole document.
 */
export function compressText(path: string, root: Element, body: Iterable<Element>): CompressedFile {
  const file = new ZipDeflate(path, { mem: MEMORY });
  file.mtime = longAgo();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  file.ondata = (error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  };
  file.push(strToU8(opening(root)));
  for (const element of body) file.push(strToU8(serializeXml(element)));
  file.push(strToU8(`</w:body></${root.name}>`), true);
  return { file, chunks };
}

function opening(root: Element): string {
  const before = root.children.map((child) =>
    child.type === "element" ? serializeXml(child) : "",
  );
  return `${DECLARATION}${startTag(root)}>${before.join("")}<w:body>`;
}
