import type {
  HostedContent,
  HostedParagraph,
  HostedParagraphElement,
  HostedSegment,
} from "../../hosted/hosted-document.js";
import { readEntries, readEntry, readList, readNumber, readText } from "../../hosted/read.js";
import { visitParagraphs } from "../../hosted/visit-paragraphs.js";
import { isCodeParagraph } from "../styles/is-code-paragraph.js";
import type { Comment } from "./comments-of.js";

/** A comment in an element, and the number of characters of the element's text before it. */
export interface PlacedComment {
  readonly comment: Comment;
  readonly offset: number;
}

/** The comments of one tab by the element that they end in. */
export type CommentPlaces = ReadonlyMap<Partial<HostedParagraphElement>, readonly PlacedComment[]>;

export const NO_COMMENTS: CommentPlaces = new Map();

/**
 * Finds where comments end, because a comment is written after the text that it is about. Code blocks cannot contain
 * comments.
 */
export function placeComments(content: HostedContent, comments: readonly Comment[]): CommentPlaces {
  const ends = endsOf(content, comments);
  if (ends.size === 0) return NO_COMMENTS;
  const places = new Map<Partial<HostedParagraphElement>, readonly PlacedComment[]>();
  for (const [id, segment] of segmentsOf(content)) {
    const left = [...(ends.get(id) ?? [])].sort((one, other) => one.end - other.end).reverse();
    if (left.length === 0) continue;
    visitParagraphs(segment, (paragraph) => {
      if (!isCodeParagraph(paragraph)) placeIn(paragraph, left, places);
    });
  }
  return places;
}

interface End {
  readonly comment: Comment;
  readonly end: number;
}

/** Returns where the first range of each comment ends, keyed by segment id. */
function endsOf(
  content: HostedContent,
  comments: readonly Comment[],
): ReadonlyMap<string, readonly End[]> {
  const ends = new Map<string, End[]>();
  for (const comment of comments) {
    const [range] = readList(readEntry(content.commentAnchors, comment.anchorId)?.ranges);
    const end = readNumber(range?.endIndex, 0);
    if (end <= 0) continue;
    const id = readText(range?.segmentId);
    const inSegment = ends.get(id) ?? [];
    ends.set(id, inSegment);
    inSegment.push({ comment, end });
  }
  return ends;
}

function segmentsOf(content: HostedContent): readonly (readonly [string, HostedSegment])[] {
  const others = [content.headers, content.footers, content.footnotes];
  return [["", content.body ?? {}], ...others.flatMap((segments) => readEntries(segments))];
}

/** Removes the comments that end in a paragraph from `left`, which is sorted with the first end last. */
function placeIn(
  { elements }: Partial<HostedParagraph>,
  left: End[],
  places: Map<Partial<HostedParagraphElement>, readonly PlacedComment[]>,
): void {
  for (const element of readList(elements)) {
    const start = readNumber(element.startIndex, 0);
    const end = readNumber(element.endIndex, 0);
    const inside: PlacedComment[] = [];
    for (let next = left.at(-1); next && next.end <= end; next = left.at(-1)) {
      inside.push({ comment: next.comment, offset: Math.max(next.end - start, 0) });
      left.pop();
    }
    if (inside.length > 0) places.set(element, inside);
  }
}
