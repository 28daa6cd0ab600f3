import type { Absent } from "../../hosted/absent.js";
import type { HostedDimension, HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { readList, readPoints } from "../../hosted/read.js";
import { readInk } from "../../hosted/read-colour.js";
import type { FaithfulLayout, Layout, TabStop } from "../../tree/layout.js";
import { readBorders } from "./read-border.js";
import { overParagraph } from "./style-cascade.js";

const NO_LAYOUT: Layout = {};

/** The layout in every mode: alignment and direction. */
export function semanticLayoutOf(own: HostedParagraphStyle, named: HostedParagraphStyle): Layout {
  const alignment = alignmentOf(own.alignment ?? named.alignment);
  const rtl = (own.direction ?? named.direction) === "RIGHT_TO_LEFT";
  if (!alignment && !rtl) return NO_LAYOUT;
  return { ...(alignment ? { alignment } : {}), ...(rtl ? { direction: "rtl" } : {}) };
}

/** A switch is faster than a Map here: every paragraph has its own string, which a Map would have to hash. */
function alignmentOf(name: Absent<string>): Layout["alignment"] {
  switch (name) {
    case "CENTER":
      return "center";
    case "END":
      return "end";
    case "JUSTIFIED":
      return "justify";
    default:
      return undefined;
  }
}

/** The complete layout from the paragraph's own style and its named style. */
export function faithfulLayoutOf(own: HostedParagraphStyle, named: HostedParagraphStyle): Layout {
  const style = overParagraph(named, own);
  return {
    ...semanticLayoutOf(own, named),
    ...lengthsOf(style),
    ...boxOf(style),
    ...flowOf(style),
  };
}

function lengthsOf(style: HostedParagraphStyle): FaithfulLayout {
  const { lineSpacing } = style;
  return {
    ...length("indentStart", style.indentStart),
    ...length("indentEnd", style.indentEnd),
    ...length("indentFirstLine", style.indentFirstLine),
    ...length("spaceAbove", style.spaceAbove),
    ...length("spaceBelow", style.spaceBelow),
    ...(typeof lineSpacing === "number" && lineSpacing > 0
      ? { lineSpacing: Math.round(lineSpacing * 100) / 10000 }
      : {}),
    ...(style.spacingMode === "COLLAPSE_LISTS" ? { collapseSpace: true } : {}),
  };
}

function length<Name extends string>(
  name: Name,
  dimension: Absent<HostedDimension>,
): { readonly [N in Name]?: number } {
  const points = readPoints(dimension);
  const entry: { [N in Name]?: number } = {};
  if (points !== undefined) entry[name] = points;
  return entry;
}

/** The start is on the left in left-to-right text. */
function boxOf(style: HostedParagraphStyle): FaithfulLayout {
  const rtl = style.direction === "RIGHT_TO_LEFT";
  const borders = readBorders({
    top: style.borderTop,
    bottom: style.borderBottom,
    start: rtl ? style.borderRight : style.borderLeft,
    end: rtl ? style.borderLeft : style.borderRight,
    between: style.borderBetween,
  });
  const shading = readInk(style.shading?.backgroundColor);
  return { ...(borders ? { borders } : {}), ...(shading ? { shading } : {}) };
}

function flowOf(style: HostedParagraphStyle): FaithfulLayout {
  const tabStops = readList(style.tabStops).map(({ offset, alignment }): TabStop => ({
    offset: readPoints(offset) ?? 0,
    alignment: alignment === "CENTER" ? "center" : alignment === "END" ? "end" : "start",
  }));
  return {
    ...(tabStops.length > 0 ? { tabStops } : {}),
    ...(style.keepWithNext === true ? { keepWithNext: true } : {}),
    ...(style.keepLinesTogether === true ? { keepLinesTogether: true } : {}),
    ...(style.avoidWidowAndOrphan === true ? { avoidWidowAndOrphan: true } : {}),
  };
}
