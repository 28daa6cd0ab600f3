import type { HostedLink } from "../../hosted/hosted-style.js";
import { readText } from "../../hosted/read.js";
import type { WarningCode } from "../../warnings/warning-codes.js";
import type { ElementContext } from "./element-context.js";
import type { ParseContext } from "../parse-context.js";
import { documentReferenceOf } from "../links/document-reference.js";
import { targetOf, type LinkTarget } from "../links/link-target.js";
import { cleanUrl, safeLinkUrl } from "../links/safe-url.js";

/**
 * Returns the URL of a run's link. Returns undefined and adds a warning with the reason if it has no valid target; the
 * text is kept.
 */
export function resolveLink(
  link: HostedLink | null | undefined,
  text: string,
  at: ElementContext,
): string | undefined {
  if (!link) return undefined;
  const target = targetOf(link, at.context.documentId);
  if (!target) return resolveUrl(cleanUrl(readText(link.url)), text, at);
  const anchor = anchorOf(target, at.context);
  const url = anchor === undefined ? at.context.options.oneTab?.urlElsewhere(target) : `#${anchor}`;
  if (url === undefined) {
    const hasNoAnchor = at.context.anchors.withoutAnchor.has(target.heading ?? "");
    warnOnce(hasNoAnchor ? "link-left-out" : "link-target-not-found", target, text, at);
    return undefined;
  }
  if (target.bookmark) warnOnce("bookmark-not-found", target, text, at);
  return url;
}

/**
 * Returns the URL of a target outside the document. For another document, it may be the URL of that document's result.
 */
function resolveUrl(url: string, text: string, at: ElementContext): string | undefined {
  const { documentUrl } = at.context.options;
  const reference = documentUrl && documentReferenceOf(url);
  const ofResult = reference && documentUrl(reference);
  if (ofResult !== undefined) return ofResult;
  const safe = safeLinkUrl(url);
  if (safe === undefined) warnOnce("unsafe-link", { url }, text, at);
  return safe;
}

/** Warns only once about a link, although each of its runs repeats it. */
function warnOnce(
  code: WarningCode,
  lost: LinkTarget | { readonly url: string },
  text: string,
  at: ElementContext,
): void {
  if (!at.repeatsLoss(JSON.stringify([code, lost]))) at.context.warn(code, at, text);
}

/**
 * Returns the anchor of a target. The JSON does not contain the positions of bookmarks, so a link to a bookmark points
 * to its tab.
 */
function anchorOf(
  { heading, bookmark, tab }: LinkTarget,
  { anchors }: ParseContext,
): string | undefined {
  if (heading) return anchors.ofHeadingId.get(heading);
  if (bookmark || tab) return anchors.ofTabId.get(tab ?? "");
  return undefined;
}
