import { NO_COMMENTS } from "./comments/comment-places.js";
import type { Comment } from "./comments/comments-of.js";
import type { ParseContext } from "./parse-context.js";

/** The number of a comment among the footnotes. */
export function registerComment(
  comment: Comment,
  referenced: boolean,
  context: ParseContext,
): number {
  const { place, segment } = comment;
  // Its text has no place of its own in the document.
  const warn: ParseContext["warn"] = (code, _, about) => context.warn(code, { place }, about);
  const own = { ...context, comments: NO_COMMENTS, warn };
  return context.footnotes.register({ referenced, segment, place, context: own, comment });
}
