import { strToU8, zipSync, type Zippable } from "fflate";
import type { Element } from "xast";
import { serializeXml, startTag } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import { NAMESPACES } from "./namespaces.js";
import type { MediaFile, Part } from "./part.js";
import type { Relationships } from "./relationships.js";

const RELATIONSHIPS_TYPE = "application/vnd.openxmlformats-package.relationships+xml";

/** Zips parts and images into a package (ECMA-376 part 2). */
export function packParts(
  parts: readonly Part[],
  media: readonly MediaFile[],
  relationships: Relationships,
): Uint8Array {
  const files: Zippable = { "[Content_Types].xml": serialise(contentTypes(parts, media)) };
  addRelationships(files, "_rels/.rels", relationships);
  for (const part of parts) {
    files[part.path] = part.body ? serialiseText(part.root, part.body) : serialise(part.root);
    addRelationships(files, relationshipsPath(part.path), part.relationships);
  }
  // Pictures are compressed already.
  for (const { path, bytes } of media) files[path] = [bytes, { level: 0 }];
  return zipSync(files, { mtime: longAgo() });
}

/** The first moment that a zip file can name, wherever it is made: it holds local time. */
function longAgo(): Date {
  return new Date(1980, 0, 1);
}

function addRelationships(files: Zippable, path: string, relationships?: Relationships): void {
  const root = relationships?.toXml();
  if (root) files[path] = serialise(root);
}

/** `word/_rels/document.xml.rels` for `word/document.xml`. */
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

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function serialise(root: Element): Uint8Array {
  return strToU8(DECLARATION + serializeXml(root));
}

function serialiseText(root: Element, body: readonly Uint8Array[]): Uint8Array {
  const before = root.children.map((child) =>
    child.type === "element" ? serializeXml(child) : "",
  );
  const start = strToU8(`${DECLARATION}${startTag(root)}>${before.join("")}<w:body>`);
  return join([start, ...body, strToU8(`</w:body></${root.name}>`)]);
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
