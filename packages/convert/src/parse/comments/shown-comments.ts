import type { HostedDocument } from "../../hosted/hosted-document.js";
import { tabPages } from "../../hosted/tab-pages.js";
import { readEntry } from "../../hosted/read.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { ParseOptions } from "../parse-options.js";
import { commentsOf, type Comment } from "./comments-of.js";

/** The comments that the output shows: those of the selected tabs, if they are kept. Warns about all if they are not. */
export function shownComments(
  document: HostedDocument,
  { comments, skip, tab, output }: Pick<ParseOptions, "comments" | "skip" | "tab" | "output">,
  warn: Warn,
): readonly Comment[] {
  if (skip.has("comment") || !document.comments) return [];
  const all = commentsOf(document, output.hasComments);
  if (comments === "omit") {
    for (const { place, text } of all) warn("comments-left-out", { place }, text);
    return [];
  }
  if (tab === undefined) return all;
  const page = tabPages(document).find((one) => one.tab === tab);
  return all.filter(({ anchorId }) => readEntry(page?.content.commentAnchors, anchorId));
}
