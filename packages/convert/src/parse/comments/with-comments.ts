import type { HostedParagraphElement } from "../../hosted/hosted-document.js";
import { readText } from "../../hosted/read.js";
import type { Comment } from "./comments-of.js";
import { NO_COMMENTS, type PlacedComment } from "./comment-places.js";
import type { ElementContext } from "../inlines/element-context.js";
import type { InlinePiece, Piece } from "../inlines/piece.js";
import type { ParseContext } from "../parse-context.js";

/** The pieces of an element with references to its comments, each after the text that the comment is about. */
export function withComments(
  element: Partial<HostedParagraphElement>,
  comments: readonly PlacedComment[],
  at: ElementContext,
  parse: (element: Partial<HostedParagraphElement>) => readonly Piece[],
): readonly Piece[] {
  const run = element.textRun;
  const references = comments.map(({ comment }) => referenceTo(comment, at.context));
  if (!run) return [...parse(element), ...references];
  const content = readText(run.content);
  const end = content.endsWith("\n") ? content.length - 1 : content.length;
  let start = 0;
  const pieces = comments.flatMap(({ offset }, index): readonly Piece[] => {
    const before = content.slice(start, Math.min(offset, end));
    start += before.length;
    const reference = references.slice(index, index + 1);
    return before === ""
      ? reference
      : [...parse({ textRun: { ...run, content: before } }), ...reference];
  });
  return [...pieces, ...parse({ textRun: { ...run, content: content.slice(start) } })];
}

function referenceTo(comment: Comment, context: ParseContext): InlinePiece {
  const number = registerComment(comment, true, context);
  return {
    kind: "inline",
    node: { kind: "footnoteReference", number, isComment: true },
    marks: [],
  };
}

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
