import type { Absent } from "./absent.js";

/** A message of a comment thread. */
export interface HostedPost {
  readonly content?: Absent<string>;
  readonly author?: Absent<{ readonly displayName?: Absent<string> }>;
  /** RFC 3339. */
  readonly createTime?: Absent<string>;
  readonly deleted?: Absent<boolean>;
}

/**
 * A comment with its replies, which the Google Docs API returns with `commentsViewMode` (developer preview). Comments
 * of the Google Drive API, which have no head post, are supported too.
 */
export interface HostedCommentThread extends HostedPost {
  readonly anchorId?: Absent<string>;
  readonly headPost?: Absent<HostedPost>;
  readonly replies?: Absent<readonly HostedPost[]>;
  /** The commented text, as it was when the comment was made. */
  readonly plainTextQuote?: Absent<string>;
}

/** The ranges of a tab that a comment is about. */
export interface HostedCommentAnchor {
  readonly ranges?: Absent<readonly HostedRange[]>;
}

/** A range of a segment in UTF-16 code units. */
export interface HostedRange {
  /** Absent or empty for the body. */
  readonly segmentId?: Absent<string>;
  readonly endIndex?: Absent<number>;
}
