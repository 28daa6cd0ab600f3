import { strToU8, Zip, ZipPassThrough } from "fflate";
import { earliestDate, ZipFile } from "../docx/package/zip-file.js";
import type { BookImage } from "./epub-file.js";

/** Files of the book other than its pages. */
export const NAVIGATION = "nav.xhtml";
export const STYLESHEET = "style.css";

const FOLDER = "EPUB";
const PACKAGE = `${FOLDER}/package.opf`;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${PACKAGE}" media-type="application/oebps-package+xml" /></rootfiles>
</container>
`;

/** The parts of a book. */
export interface BookParts {
  readonly package: string;
  readonly navigation: string;
  readonly stylesheet: string;
  readonly pages: readonly { readonly file: string; readonly text: string }[];
  readonly images: readonly BookImage[];
}

/**
 * Zips a book (EPUB 3.3, 4). The media type comes first and is not compressed, so that readers can detect the file type
 * from its bytes.
 */
export function packBook(parts: BookParts): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const mediaType = new ZipPassThrough("mimetype");
  mediaType.mtime = earliestDate();
  zip.add(mediaType);
  mediaType.push(strToU8("application/epub+zip"), true);
  const add = (file: ZipFile, bytes: Uint8Array) => {
    zip.add(file);
    file.push(bytes, true);
  };
  const addText = (path: string, text: string) => add(new ZipFile(path), strToU8(text));
  addText("META-INF/container.xml", CONTAINER);
  addText(PACKAGE, parts.package);
  addText(`${FOLDER}/${NAVIGATION}`, parts.navigation);
  addText(`${FOLDER}/${STYLESHEET}`, parts.stylesheet);
  for (const { file, text } of parts.pages) addText(`${FOLDER}/${file}`, text);
  // Images are already compressed.
  for (const { file, bytes } of parts.images) add(new ZipFile(`${FOLDER}/${file}`, 0), bytes);
  zip.end();
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
