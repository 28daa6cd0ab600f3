import type { HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { readPoints } from "../../hosted/read-points.js";
import type { Place } from "../../place/place.js";
import type { WarningCode } from "../../warnings/warning-codes.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { readBorder } from "./read-border.js";
import { readInk } from "../../hosted/read-colour.js";

const LENGTHS = ["spaceAbove", "spaceBelow", "indentEnd"] as const;

/** A list item is indented because it is one. */
const INDENTS = ["indentStart", "indentFirstLine"] as const;

const BORDERS = [
  "borderTop",
  "borderBottom",
  "borderLeft",
  "borderRight",
  "borderBetween",
] as const;

/** Takes note of how a paragraph stands where a semantic output has no place for it. */
export function noteLostLayout(
  own: HostedParagraphStyle,
  named: HostedParagraphStyle,
  isItem: boolean,
  place: Place,
  context: ParseContext,
): void {
  const note = (code: WarningCode): void => context.warn(code, originOf(context, place));
  if (losesSpacing(own, named, isItem)) note("spacing-left-out");
  if (BORDERS.some((name) => readBorder(own[name])) || readInk(own.shading?.backgroundColor)) {
    note("borders-left-out");
  }
  if (own.tabStops && own.tabStops.length > 0) note("tab-stops-left-out");
}

function losesSpacing(
  own: HostedParagraphStyle,
  named: HostedParagraphStyle,
  isItem: boolean,
): boolean {
  const lengths = isItem ? LENGTHS : [...LENGTHS, ...INDENTS];
  const differs = lengths.some(
    (name) => own[name] && readPoints(own[name]) !== (readPoints(named[name]) ?? 0),
  );
  return differs || Boolean(own.lineSpacing && own.lineSpacing !== (named.lineSpacing ?? 100));
}
