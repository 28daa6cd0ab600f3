import type { HostedLink } from "../hosted/hosted-document.js";
import { readText } from "../hosted/read.js";
import type { Origin, Warn } from "../warnings/conversion-warning.js";
import type { ElementContext } from "./element-context.js";
import type { ParseContext } from "./parse-context.js";
import { cleanUrl, safeLinkUrl } from "./safe-url.js";

/** The editor's own form of a link to a heading, bookmark or tab of the same document. */
const FRAGMENT = /^(heading|bookmark)=(.+)$/;
const DOCUMENT = /^https?:\/\/docs\.google\.com\/document\/(?:u\/\d+\/)?d\/([\w-]+)/;

/** A place in the document that a link leads to, as far as the document names it. */
interface Target {
  readonly heading?: string;
  readonly bookmark?: string;
  readonly tab?: string;
}

/**
 * The address that a run's link leads to, or undefined where there is none to lead to;
 * then a warning says why, and the text stays.
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

/** The place that an address of the editor names in this document; undefined for every other address. */
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

/** Bookmarks have no place in the JSON; the tab that they are in is as near as a link to one can get. */
function anchorOf(
  { heading, bookmark, tab }: Target,
  { anchors }: ParseContext,
): string | undefined {
  if (heading) return anchors.ofHeadingId.get(heading);
  if (bookmark || tab) return anchors.ofTabId.get(tab ?? "");
  return undefined;
}
