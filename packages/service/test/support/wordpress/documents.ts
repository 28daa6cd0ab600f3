import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { convertDocument, listImages } from "@document-export/convert";

/** A hosted document with its file name. */
export interface NamedDocument {
  readonly name: string;
  readonly document: unknown;
}

const FOLDERS = [
  new URL("../../../demo/", import.meta.url),
  new URL("../../../../convert/test/documents/", import.meta.url),
  // Real documents, which are not in the repository and are used if available; `CONVERT_DOCUMENTS` names another folder.
  process.env["CONVERT_DOCUMENTS"]
    ? pathToFileURL(`${process.env["CONVERT_DOCUMENTS"]}/`)
    : new URL("../../../../../../shared/corpus/", import.meta.url),
];

/** Returns the demo report, small documents with lists, tables and more, and the real documents. */
export function namedDocuments(): readonly NamedDocument[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => readFolder(folder));
}

function readFolder(folder: URL): readonly NamedDocument[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => ({
    name: file.replace(/\.json$/, ""),
    document: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as unknown,
  }));
}

/** Converts a document as for a site, with one URL for all images. */
export function siteHtml(document: unknown, image: string) {
  const external = new Map(listImages(document).map(({ url }) => [url, image]));
  const options = {
    format: "html",
    css: "inline",
    comments: "keep",
    images: { external },
  } as const;
  const { content, title, mediaType } = convertDocument(document, options);
  return { bytes: Buffer.from(content), title, mediaType };
}
