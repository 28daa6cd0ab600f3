import type { HostedDocument } from "../../hosted/hosted-document.js";
import { tabPages, type HostedTabPage } from "../../hosted/tab-pages.js";
import { readEntry } from "../../hosted/read.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { ParseOptions } from "../parse-options.js";
import { commentsOf, type Comment } from "./comments-of.js";

type CommentOptions = Pick<ParseOptions, "comments" | "skip" | "tab" | "output" | "oneTab">;

/**
 * Returns the comments that the output shows: those of the selected tabs, if comments are kept. Otherwise warns about
 * all of them.
 */
export function shownComments(
  document: HostedDocument,
  options: CommentOptions,
  warn: Warn,
): readonly Comment[] {
  if (options.skip.has("comment") || !document.comments) return [];
  const selected = commentsOfTabs(document, options);
  if (options.comments === "keep") return selected;
  for (const { place, text } of selected) warn("comments-left-out", { place }, text);
  return [];
}

/** If each tab is written separately, comments without a place belong to the first tab. */
function commentsOfTabs(
  document: HostedDocument,
  { comments, tab, output, oneTab }: CommentOptions,
): readonly Comment[] {
  const all = commentsOf(document, output.hasComments);
  if (oneTab) {
    const [first, ...others] = tabPages(document);
    const isFirst = first?.content === oneTab.page.content;
    return all.filter(
      (comment) =>
        isIn(comment, oneTab.page) || (isFirst && !others.some((page) => isIn(comment, page))),
    );
  }
  if (tab === undefined || comments === "omit") return all;
  const page = tabPages(document).find((one) => one.tab === tab);
  return all.filter((comment) => isIn(comment, page));
}

function isIn({ anchorId }: Comment, page: HostedTabPage | undefined): boolean {
  return readEntry(page?.content.commentAnchors, anchorId) !== undefined;
}
