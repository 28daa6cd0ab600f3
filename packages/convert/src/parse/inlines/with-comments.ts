import type { HostedParagraphElement } from "../../hosted/hosted-document.js";
import { readText } from "../../hosted/read.js";
import type { Comment } from "../comments/comments-of.js";
import type { PlacedComment } from "../comments/comment-places.js";
import type { ElementContext } from "./element-context.js";
import type { InlinePiece, Piece } from "./piece.js";
import type { ParseContext } from "../parse-context.js";
import { registerComment } from "../register-comment.js";

/** Adds references to comments to the pieces of an element, each after the text that the comment is about. */
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
