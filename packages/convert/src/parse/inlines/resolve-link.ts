import type { HostedLink } from "../../hosted/hosted-style.js";
import { readText } from "../../hosted/read.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { Origin } from "../../place/place.js";
import type { ElementContext } from "./element-context.js";
import type { ParseContext } from "../parse-context.js";
import { cleanUrl, safeLinkUrl } from "./safe-url.js";

/** Fragments that Google Docs uses for links to headings and bookmarks of the same document. */
const FRAGMENT = /^(heading|bookmark)=(.+)$/;
const DOCUMENT = /^https?:\/\/docs\.google\.com\/document\/(?:u\/\d+\/)?d\/([\w-]+)/;

/** The target of a link inside the document. */
interface Target {
  readonly heading?: string;
  readonly bookmark?: string;
  readonly tab?: string;
}

/**
 * The URL of a run's link, or undefined if it has no valid target;
 * then a warning gives the reason, and the text is kept.
 */
export function resolveLink(
  link: HostedLink | null | undefined,
  text: string,
  at: ElementContext,
): string | undefined {
  if (!link) return undefined;
  const { context } = at;
  const url = cleanUrl(readText(link.url));
  const target = url === "" ? targetOfLink(link) : targetOfUrl(url, context);
  if (!target) return resolveUrl(url, text, at, context.warn);
  const anchor = anchorOf(target, context);
  if (anchor === undefined) {
    context.warn("link-target-not-found", at, text);
    return undefined;
  }
  if (target.bookmark) context.warn("bookmark-not-found", at, text);
  return `#${anchor}`;
}

function resolveUrl(url: string, text: string, origin: Origin, warn: Warn): string | undefined {
  const safe = safeLinkUrl(url);
  if (safe === undefined) warn("unsafe-link", origin, text);
  return safe;
}

function targetOfLink(link: HostedLink): Target {
  return {
    heading: readText(link.heading?.id) || readText(link.headingId),
    bookmark: readText(link.bookmark?.id) || readText(link.bookmarkId),
    tab: readText(link.tabId) || readText(link.heading?.tabId) || readText(link.bookmark?.tabId),
  };
}

/** The target of a Google Docs URL in this document; undefined for every other URL. */
function targetOfUrl(url: string, context: ParseContext): Target | undefined {
  const hash = url.indexOf("#");
  const [address, fragment] = hash < 0 ? [url, ""] : [url.slice(0, hash), url.slice(hash + 1)];
  const isOwn = context.documentId !== "" && DOCUMENT.exec(address)?.[1] === context.documentId;
  if (address === "" ? fragment === "" : !isOwn) return undefined;
  const tab = /[?&]tab=([^&]+)/.exec(address)?.[1] ?? "";
  if (fragment === "") return tab === "" ? undefined : { tab };
  const [, kind, id = fragment] = FRAGMENT.exec(fragment) ?? [];
  return kind === "bookmark" ? { tab, bookmark: id } : { tab, heading: id };
}

/** The JSON does not contain the positions of bookmarks, so a link to one points to its tab. */
function anchorOf(
  { heading, bookmark, tab }: Target,
  { anchors }: ParseContext,
): string | undefined {
  if (heading) return anchors.ofHeadingId.get(heading);
  if (bookmark || tab) return anchors.ofTabId.get(tab ?? "");
  return undefined;
}
