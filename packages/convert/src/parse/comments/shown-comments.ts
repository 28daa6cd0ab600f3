import type { HostedDocument } from "../../hosted/hosted-document.js";
import { tabPages, type HostedTabPage } from "../../hosted/tab-pages.js";
import { readEntry } from "../../hosted/read.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { ParseOptions } from "../parse-options.js";
import { commentsOf, type Comment } from "./comments-of.js";

type CommentOptions = Pick<ParseOptions, "comments" | "skip" | "tab" | "output" | "oneTab">;

/** The comments that the output shows: those of the selected tabs, if they are kept. Warns about all if they are not. */
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

/** Where each tab is written by itself, a comment without a place belongs to the first. */
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
