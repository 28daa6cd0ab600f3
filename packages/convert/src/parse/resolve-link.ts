import type { HostedLink } from "../hosted/hosted-document.js";
import { readText } from "../hosted/read.js";
import type { Place } from "../place/place.js";
import { originOf, type ParseContext } from "./parse-context.js";
import { safeLinkUrl } from "./safe-url.js";

/** The editor's own form of a link to a heading of the same document. */
const HEADING_FRAGMENT = /^#heading=(.+)$/;

/**
 * The address that a run's link leads to, or undefined where there is none to lead to;
 * then a warning says why, and the text stays.
 */
export function resolveLink(
  link: HostedLink | null | undefined,
  text: string,
  place: Place,
  context: ParseContext,
): string | undefined {
  if (!link) return undefined;
  const url = readText(link.url);
  const heading = HEADING_FRAGMENT.exec(url)?.[1];
  if (url !== "" && heading === undefined) return resolveUrl(url, text, place, context);
  const anchor = anchorOf(link, heading, context);
  if (anchor !== undefined) return `#${anchor}`;
  context.warn("link-target-not-found", originOf(context, place), text);
  return undefined;
}

function resolveUrl(
  url: string,
  text: string,
  place: Place,
  context: ParseContext,
): string | undefined {
  const safe = safeLinkUrl(url);
  if (safe === undefined) context.warn("unsafe-link", originOf(context, place), text);
  return safe;
}

/** Bookmarks have no place in the JSON, so a link to one never finds its target. */
function anchorOf(
  link: HostedLink,
  heading: string | undefined,
  context: ParseContext,
): string | undefined {
  const id = heading ?? link.heading?.id ?? link.headingId;
  if (id) return context.anchors.ofHeadingId.get(id);
  if (link.bookmark ?? link.bookmarkId) return undefined;
  return link.tabId ? context.anchors.ofTabId.get(link.tabId) : undefined;
}
