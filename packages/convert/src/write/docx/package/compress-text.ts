import { strToU8, ZipDeflate } from "fflate";
import type { Element } from "xast";
import { serializeXml, startTag } from "../xml/serialize-xml.js";

/** A file of the package that is compressed already. */
export interface CompressedFile {
  readonly file: ZipDeflate;
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
}

/** The first line of every part. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * A part whose `w:body`, the last element in its root, holds the given elements. Each is compressed when it is taken,
 * so that nobody holds the text of a whole document.
 */
export function compressText(path: string, root: Element, body: Iterable<Element>): CompressedFile {
  const file = fileOf(path);
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

/** A file to be compressed, which names the same moment wherever it is made. */
export function fileOf(path: string, level: 0 | 6 = 6): ZipDeflate {
  const file = new ZipDeflate(path, { level });
  file.mtime = longAgo();
  return file;
}

/** The first moment that a zip file can name, wherever it is made: it holds local time. */
function longAgo(): Date {
  return new Date(1980, 0, 1);
}
