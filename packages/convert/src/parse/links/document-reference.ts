import type { DocumentReference } from "../../options/document-reference.js";
import { cleanUrl } from "./safe-url.js";

/** Before the paths: the host, and the company or the account whose documents they are. */
const HOST = String.raw`^https?:\/\/(?:docs|drive)\.google\.com\/(?:a\/[^/]+\/)?`;

/** A document or a file; what is published has an id of another kind behind `/d/e/`. */
const IN_PATH = new RegExp(
  String.raw`${HOST}(?:document|file)\/(?:u\/\d+\/)?d\/(?!e\/)([\w-]+)(?=[/?#]|$)`,
);

/** The older form, which leads to any file. */
const IN_QUERY = new RegExp(
  String.raw`${HOST}(?:document\/)?(?:u\/\d+\/)?open\?(?:[^#]*&)?id=([\w-]+)(?=[&#]|$)`,
);

/** The document that a URL leads to; undefined for every URL that leads to none. */
export function documentReferenceOf(url: string): DocumentReference | undefined {
  const clean = cleanUrl(url);
  // Most links lead elsewhere.
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
