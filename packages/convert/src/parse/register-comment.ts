import { NO_COMMENTS } from "./comments/comment-places.js";
import type { Comment } from "./comments/comments-of.js";
import type { ParseContext } from "./parse-context.js";

/** Registers a comment as a footnote and returns its number. */
export function registerComment(
  comment: Comment,
  referenced: boolean,
  context: ParseContext,
): number {
  const { place, segment } = comment;
  // The text of a comment has no place in the document, so its warnings point to the comment.
  const warn: ParseContext["warn"] = (code, _, about) => context.warn(code, { place }, about);
  const own = { ...context, comments: NO_COMMENTS, warn };
  return context.footnotes.register({ referenced, segment, place, context: own, comment });
}
