import { strToU8, ZipDeflate } from "fflate";
import type { Element } from "xast";
import { joinedLines } from "../../join-lines.js";
import { serializeXml, startTag } from "../xml/serialize-xml.js";
import { earliestDate } from "./zip-file.js";

/** A file of the package that is already compressed. */
export interface CompressedFile {
  readonly file: ZipDeflate;
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
}

/** Uses a table of 64 KB instead of 2 MB, which does not make the compressed XML of documents larger. */
const MEMORY = 4;

/** A quarter faster than the default of 6; the output is at most a tenth larger. */
const LEVEL = 5;

/** The first line of every part. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * Writes a part whose `w:body`, the last element in its root, contains the given elements. Each element is compressed
 * as it arrives, so that the XML of the whole document is never in memory.
 */
export function compressText(path: string, root: Element, body: Iterable<Element>): CompressedFile {
  const file = new ZipDeflate(path, { mem: MEMORY, level: LEVEL });
  file.mtime = earliestDate();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  file.ondata = (error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  };
  // Compressing a few large chunks is faster, and the output smaller, than with many small chunks.
  for (const piece of joinedLines(eachLine(root, body), "")) {
    for (const bytes of encoded(piece)) file.push(bytes);
  }
  file.push(new Uint8Array(), true);
  return { file, chunks };
}

/** Maximum chunk size in characters, because the compressor copies each chunk. */
const MAX_PIECE = 256 * 1024;

/** Encodes text in chunks. Splits a long paragraph, but never inside a surrogate pair. */
function* encoded(text: string): Generator<Uint8Array> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + MAX_PIECE;
    if (/^[\uDC00-\uDFFF]/.test(text.charAt(end))) end -= 1;
    yield strToU8(text.slice(start, end));
  }
}

function* eachLine(root: Element, body: Iterable<Element>): Generator<string> {
  yield opening(root);
  for (const element of body) yield* linesOf(element);
  yield `</w:body></${root.name}>`;
}

/** Elements with more children are serialized child by child. */
const MAX_CHILDREN = 100;

function* linesOf(element: Element): Generator<string> {
  if (element.children.length <= MAX_CHILDREN) return yield serializeXml(element);
  yield `${startTag(element)}>`;
  for (const child of element.children) if (child.type === "element") yield serializeXml(child);
  yield `</${element.name}>`;
}

function opening(root: Element): string {
  const before = root.children.map((child) =>
    child.type === "element" ? serializeXml(child) : "",
  );
  return `${DECLARATION}${startTag(root)}>${before.join("")}<w:body>`;
}
