import type { HostedParagraph, HostedStructuralElement } from "../../hosted/hosted-document.js";
import { readPoints } from "../../hosted/read.js";
import { headingLevelOf } from "../styles/heading-level.js";
import { readBorder } from "../styles/read-border.js";

/**
 * Returns the end (exclusive) of the block quote that starts at `start`; undefined if none starts there. A block quote
 * consists of paragraphs that are indented and have a border at their start and on no other side. Both are required:
 * subtitles and addresses can be indented too, and a frame is not a quotation.
 */
export function quoteEnd(
  elements: readonly Partial<HostedStructuralElement>[],
  start: number,
  limit = elements.length,
): number | undefined {
  let end = start;
  while (end < limit && isQuote(elements[end]?.paragraph)) end += 1;
  return end > start ? end : undefined;
}

function isQuote(paragraph: HostedParagraph | null | undefined): boolean {
  const style = paragraph?.paragraphStyle;
  // Most paragraphs have no borders.
  if (!paragraph || !(style?.borderLeft || style?.borderRight)) return false;
  if (paragraph.bullet || headingLevelOf(paragraph) !== undefined) return false;
  const isRightToLeft = style.direction === "RIGHT_TO_LEFT";
  const [atStart, atEnd] = isRightToLeft
    ? [style.borderRight, style.borderLeft]
    : [style.borderLeft, style.borderRight];
  const others = [atEnd, style.borderTop, style.borderBottom];
  return (
    readBorder(atStart) !== undefined &&
    others.every((border) => readBorder(border) === undefined) &&
    (readPoints(style.indentStart) ?? 0) > 0
  );
}
