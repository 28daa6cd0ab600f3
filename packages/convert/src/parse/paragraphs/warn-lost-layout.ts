import type { Absent } from "../../hosted/absent.js";
import type { HostedDimension, HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { readInk } from "../../hosted/read-colour.js";
import { readPoints } from "../../hosted/read.js";
import type { Place } from "../../place/place.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { readBorder } from "../styles/read-border.js";

/** Warns about spacing, borders and tab stops that semantic output leaves out. */
export function warnLostLayout(
  own: HostedParagraphStyle,
  named: HostedParagraphStyle,
  isItem: boolean,
  place: Place,
  context: ParseContext,
): void {
  const losesMore = losesSpacing(own, named, isItem) && !losesOnlyIndent(own, named);
  if (losesMore) context.warn("spacing-left-out", originOf(context, place));
  if (losesBorders(own)) context.warn("borders-left-out", originOf(context, place));
  if (own.tabStops && own.tabStops.length > 0) {
    context.warn("tab-stops-left-out", originOf(context, place));
  }
}

/**
 * Whether the only spacing that a paragraph loses is the indent of all its lines. If the paragraph becomes part of the
 * list item before it, the indent is not lost, so {@link warnLostLayout} does not warn about it.
 */
export function losesOnlyIndent(own: HostedParagraphStyle, named: HostedParagraphStyle): boolean {
  const indent = readPoints(own.indentStart) ?? 0;
  const isEven = indent > 0 && indent === readPoints(own.indentFirstLine);
  return isEven && !losesSpacing(own, named, true) && losesSpacing(own, named, false);
}

/** Whether spacing is lost. Indents of list items do not count, because lists are indented anyway. */
function losesSpacing(
  own: HostedParagraphStyle,
  named: HostedParagraphStyle,
  isItem: boolean,
): boolean {
  return (
    differs(own.spaceAbove, named.spaceAbove) ||
    differs(own.spaceBelow, named.spaceBelow) ||
    differs(own.indentEnd, named.indentEnd) ||
    (!isItem && differs(own.indentStart, named.indentStart)) ||
    (!isItem && differs(own.indentFirstLine, named.indentFirstLine)) ||
    Boolean(own.lineSpacing && own.lineSpacing !== (named.lineSpacing ?? 100))
  );
}

function differs(own: Absent<HostedDimension>, named: Absent<HostedDimension>): boolean {
  return Boolean(own) && readPoints(own) !== (readPoints(named) ?? 0);
}

function losesBorders(own: HostedParagraphStyle): boolean {
  return (
    readBorder(own.borderTop) !== undefined ||
    readBorder(own.borderBottom) !== undefined ||
    readBorder(own.borderLeft) !== undefined ||
    readBorder(own.borderRight) !== undefined ||
    readBorder(own.borderBetween) !== undefined ||
    readInk(own.shading?.backgroundColor) !== undefined
  );
}
