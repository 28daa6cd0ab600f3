import { oneLine } from "../../hosted/clean-text.js";
import type { HostedCommentThread, HostedPost } from "../../hosted/hosted-comment.js";
import type { HostedDocument, HostedSegment } from "../../hosted/hosted-document.js";
import { readList, readText, readTimestamp } from "../../hosted/read.js";
import { placeAt, wholeDocument, type Place } from "../../place/place.js";
import type { CommentProperties } from "../../tree/document-tree.js";

/** A comment of the document that has text. */
export interface Comment extends CommentProperties {
  readonly anchorId: string;
  readonly place: Place;
  /** The text of its first message, on one line. */
  readonly text: string;
  /** Its messages, each as a paragraph. */
  readonly segment: HostedSegment;
}

/**
 * The comments of a document in their order. Deleted messages have no text and are left out. Where the output has no
 * comments, their text begins with the author and a quotation.
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

/** In characters. */
const MAX_QUOTE = 80;

function introduction({ plainTextQuote }: HostedCommentThread, head: HostedPost): string {
  const quote = oneLine(readText(plainTextQuote));
  const shown = quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE)}…` : quote;
  return `Comment by ${authorOf(head)}${shown === "" ? "" : ` on “${shown}”`}: `;
}

function paragraph(content: string): NonNullable<HostedSegment["content"]>[number] {
  return { paragraph: { elements: [{ textRun: { content: `${content}\n` } }] } };
}
