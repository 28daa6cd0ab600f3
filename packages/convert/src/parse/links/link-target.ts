import type { HostedLink } from "../../hosted/hosted-style.js";
import { readText } from "../../hosted/read.js";
import { documentReferenceOf } from "./document-reference.js";
import { cleanUrl } from "./safe-url.js";

/** Fragments that Google Docs uses for links to headings and bookmarks of the same document. */
const FRAGMENT = /^(heading|bookmark)=(.+)$/;

/** The target of a link inside the document. */
export interface LinkTarget {
  readonly heading?: string;
  readonly bookmark?: string;
  readonly tab?: string;
}

/** Returns the target of a link inside the document; undefined for any other link. */
export function targetOf(link: HostedLink, documentId: string): LinkTarget | undefined {
  const url = cleanUrl(readText(link.url));
  return url === "" ? targetOfLink(link) : targetOfUrl(url, documentId);
}

function targetOfLink(link: HostedLink): LinkTarget {
  return {
    heading: readText(link.heading?.id) || readText(link.headingId),
    bookmark: readText(link.bookmark?.id) || readText(link.bookmarkId),
    tab: readText(link.tabId) || readText(link.heading?.tabId) || readText(link.bookmark?.tabId),
  };
}

/** Returns the target of a Google Docs URL in this document; undefined for any other URL. */
function targetOfUrl(url: string, documentId: string): LinkTarget | undefined {
  const hash = url.indexOf("#");
  const [address, fragment] = hash < 0 ? [url, ""] : [url.slice(0, hash), url.slice(hash + 1)];
  const isOwn = documentId !== "" && documentReferenceOf(address)?.documentId === documentId;
  if (address === "" ? fragment === "" : !isOwn) return undefined;
  const tab = /[?&]tab=([^&]+)/.exec(address)?.[1] ?? "";
  if (fragment === "") return tab === "" ? undefined : { tab };
  const [, kind, id = fragment] = FRAGMENT.exec(fragment) ?? [];
  return kind === "bookmark" ? { tab, bookmark: id } : { tab, heading: id };
}
