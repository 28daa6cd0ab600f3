import type { HostedParagraph, HostedStructuralElement } from "../../hosted/hosted-document.js";
import { readPoints } from "../../hosted/read.js";
import { headingLevelOf } from "../styles/heading-level.js";
import { readBorder } from "../styles/read-border.js";

/**
 * The end (exclusive) of the block quote that begins at `start`; undefined if none begins there. A block quote is
 * paragraphs that are indented and have a line at their start, and at no other side. Neither alone is enough: an indent is
 * also that of a subtitle or an address, and a frame is not a quotation.
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
