import { strToU8, Zip } from "fflate";
import type { Element } from "xast";
import { serializeXml } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import { DECLARATION, type CompressedFile } from "./compress-text.js";
import { NAMESPACES } from "./namespaces.js";
import type { MediaFile, Part } from "./part.js";
import type { Relationships } from "./relationships.js";
import { ZipFile } from "./zip-file.js";

const RELATIONSHIPS_TYPE = "application/vnd.openxmlformats-package.relationships+xml";

/** Zips parts and images into a package (ECMA-376 part 2). */
export function packParts(
  parts: readonly Part[],
  media: readonly MediaFile[],
  relationships: Relationships,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  addXml(zip, "[Content_Types].xml", contentTypes(parts, media));
  addXml(zip, "_rels/.rels", relationships.toXml());
  for (const part of parts) {
    if (part.text) addCompressed(zip, part.text);
    else addXml(zip, part.path, part.root);
    addXml(zip, relationshipsPath(part.path), part.relationships?.toXml());
  }
  // Images are already compressed.
  for (const { path, bytes } of media) addBytes(zip, new ZipFile(path, 0), bytes);
  zip.end();
  return join(pieces);
}

function addXml(zip: Zip, path: string, root: Element | undefined): void {
  if (root) addBytes(zip, new ZipFile(path), strToU8(DECLARATION + serializeXml(root)));
}

function addBytes(zip: Zip, file: ZipFile, bytes: Uint8Array): void {
  zip.add(file);
  file.push(bytes, true);
}

function addCompressed(zip: Zip, { file, chunks }: CompressedFile): void {
  zip.add(file);
  for (const [index, chunk] of chunks.entries()) {
    file.ondata(null, chunk, index === chunks.length - 1);
  }
}

/** Returns `word/_rels/document.xml.rels` for `word/document.xml`. */
function relationshipsPath(path: string): string {
  return path.replace(/([^/]+)$/, "_rels/$1.rels");
}

function contentTypes(parts: readonly Part[], media: readonly MediaFile[]): Element {
  const extensions = new Map(media.map(({ extension, mediaType }) => [extension, mediaType]));
  const defaults = [["rels", RELATIONSHIPS_TYPE], ["xml", "application/xml"], ...extensions];
  return x("Types", { xmlns: NAMESPACES.contentTypes }, [
    ...defaults.map(([Extension, ContentType]) => x("Default", { Extension, ContentType })),
    ...parts.map(({ path, contentType }) =>
      x("Override", { PartName: `/${path}`, ContentType: contentType }),
    ),
  ]);
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
