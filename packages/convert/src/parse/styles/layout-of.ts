import type { Absent } from "../../hosted/absent.js";
import type { HostedDimension, HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { readList } from "../../hosted/read.js";
import { readInk } from "../../hosted/read-colour.js";
import { readPoints } from "../../hosted/read-points.js";
import type { FaithfulLayout, Layout, TabStop } from "../../tree/layout.js";
import { readBorders } from "./read-border.js";
import { overParagraph } from "./style-cascade.js";

const NO_LAYOUT: Layout = {};

/** What a layout says in every mode: where lines stand and how they run. */
export function semanticLayoutOf(own: HostedParagraphStyle, named: HostedParagraphStyle): Layout {
  const alignment = alignmentOf(own.alignment ?? named.alignment);
  const rtl = (own.direction ?? named.direction) === "RIGHT_TO_LEFT";
  if (!alignment && !rtl) return NO_LAYOUT;
  return { ...(alignment ? { alignment } : {}), ...(rtl ? { direction: "rtl" } : {}) };
}

/** A comparison, where a map would take as long as all else: each paragraph has a string of its own. */
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

/** A layout with everything that the paragraph's own style and its named style say. */
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

/** In the editor the start is at the left where text runs from left to right. */
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
