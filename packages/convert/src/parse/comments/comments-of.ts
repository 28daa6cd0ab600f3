import { oneLine } from "../../hosted/text/clean-text.js";
import type { HostedCommentThread, HostedPost } from "../../hosted/hosted-comment.js";
import type { HostedDocument, HostedSegment } from "../../hosted/hosted-document.js";
import { readList, readText, readTimestamp } from "../../hosted/read.js";
import { placeAt, wholeDocument, type Place } from "../../place/place.js";
import type { CommentProperties } from "../../tree/document-tree.js";

/** A document comment that has text. */
export interface Comment extends CommentProperties {
  readonly anchorId: string;
  readonly place: Place;
  /** The text of its first message, on one line. */
  readonly text: string;
  /** The messages of the comment, one paragraph each. */
  readonly segment: HostedSegment;
}

/**
 * Returns the comments of a document in their order. Leaves out deleted messages, which have no text. If the output
 * format has no comments, their text starts with the author and a quotation.
 */
export function commentsOf(document: HostedDocument, hasComments: boolean): readonly Comment[] {
  return readList(document.comments).flatMap((thread, index): readonly Comment[] => {
    const head = thread.headPost ?? thread;
    const replies = readList(thread.replies).filter((post) => isShown(post));
    if (!isShown(head) && replies.length === 0) return [];
    const time = readTimestamp(head.createTime);
    return [
      {
        anchorId: readText(thread.anchorId),
        place: placeAt(wholeDocument, "comments", index),
        text: oneLine(readText(head.content)),
        author: authorOf(head),
        ...(time === undefined ? {} : { time }),
        segment: {
          content: [
            paragraph(`${hasComments ? "" : introduction(thread, head)}${readText(head.content)}`),
            ...replies.map((post) => paragraph(`Reply by ${authorOf(post)}: ${post.content}`)),
          ],
        },
      },
    ];
  });
}

function isShown({ deleted, content }: HostedPost): boolean {
  return deleted !== true && readText(content).trim() !== "";
}

function authorOf({ author }: HostedPost): string {
  return oneLine(readText(author?.displayName)) || "an unknown author";
}

/** Maximum length of the quotation, in characters. */
const MAX_QUOTE = 80;

function introduction({ plainTextQuote }: HostedCommentThread, head: HostedPost): string {
  const quote = oneLine(readText(plainTextQuote));
  const shown = quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE)}…` : quote;
  return `Comment by ${authorOf(head)}${shown === "" ? "" : ` on “${shown}”`}: `;
}

function paragraph(content: string): NonNullable<HostedSegment["content"]>[number] {
  return { paragraph: { elements: [{ textRun: { content: `${content}\n` } }] } };
}
