import type { DocumentReference } from "../../options/document-reference.js";
import { cleanUrl } from "./safe-url.js";

/** The part before the path: the host, and the company or account that the documents belong to. */
const HOST = String.raw`^https?:\/\/(?:docs|drive)\.google\.com\/(?:a\/[^/]+\/)?`;

/** A document or a file. Published documents, under `/d/e/`, have a different kind of id. */
const IN_PATH = new RegExp(
  String.raw`${HOST}(?:document|file)\/(?:u\/\d+\/)?d\/(?!e\/)([\w-]+)(?=[/?#]|$)`,
);

/** The older form, which can point to any file. */
const IN_QUERY = new RegExp(
  String.raw`${HOST}(?:document\/)?(?:u\/\d+\/)?open\?(?:[^#]*&)?id=([\w-]+)(?=[&#]|$)`,
);

/** Returns the document that a URL points to; undefined if it does not point to a document. */
export function documentReferenceOf(url: string): DocumentReference | undefined {
  const clean = cleanUrl(url);
  // Most links point elsewhere.
  if (!clean.includes(".google.com/")) return undefined;
  const documentId = (IN_PATH.exec(clean) ?? IN_QUERY.exec(clean))?.[1];
  if (documentId === undefined) return undefined;
  const [address = "", fragment = ""] = clean.split("#");
  const tab = /[?&]tab=([\w.-]+)/.exec(address)?.[1];
  const [, kind, id] = /^(heading|bookmark)=([^&]+)/.exec(fragment) ?? [];
  return {
    documentId,
    ...(tab === undefined ? {} : { tab }),
    ...(kind === "heading" && id !== undefined ? { heading: id } : {}),
    ...(kind === "bookmark" && id !== undefined ? { bookmark: id } : {}),
    url: clean,
  };
}
