import type { Absent } from "../../hosted/absent.js";
import type { HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { readList, readPoints } from "../../hosted/read.js";
import { readInk } from "../../hosted/read-colour.js";
import type { Layout, TabStop } from "../../tree/layout.js";
import { readBorders } from "./read-border.js";
import { overParagraph } from "./style-cascade.js";

const NO_LAYOUT: Layout = {};

/** Returns the layout for every mode: alignment and direction. */
export function semanticLayoutOf(own: HostedParagraphStyle, named: HostedParagraphStyle): Layout {
  const alignment = alignmentOf(own.alignment ?? named.alignment);
  const rtl = (own.direction ?? named.direction) === "RIGHT_TO_LEFT";
  if (!alignment && !rtl) return NO_LAYOUT;
  return { ...(alignment ? { alignment } : {}), ...(rtl ? { direction: "rtl" } : {}) };
}

/** A switch is faster than a Map here, because every paragraph has a separate string that a Map would have to hash. */
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

type Own = { -readonly [Name in keyof Layout]: Layout[Name] };

/** Returns the complete layout from the paragraph's own style and its named style. */
export function faithfulLayoutOf(own: HostedParagraphStyle, named: HostedParagraphStyle): Layout {
  const style = overParagraph(named, own);
  const layout: Own = { ...semanticLayoutOf(own, named) };
  addLengths(layout, style);
  addBox(layout, style);
  addFlow(layout, style);
  return layout;
}

const LENGTHS = [
  "indentStart",
  "indentEnd",
  "indentFirstLine",
  "spaceAbove",
  "spaceBelow",
] as const satisfies readonly (keyof Layout)[];

function addLengths(layout: Own, style: HostedParagraphStyle): void {
  for (const name of LENGTHS) {
    const points = readPoints(style[name]);
    if (points !== undefined) layout[name] = points;
  }
  const { lineSpacing } = style;
  if (typeof lineSpacing === "number" && lineSpacing > 0) {
    layout.lineSpacing = Math.round(lineSpacing * 100) / 10000;
  }
  if (style.spacingMode === "COLLAPSE_LISTS") layout.collapseSpace = true;
}

/** Adds borders and shading. The start is on the left in left-to-right text. */
function addBox(layout: Own, style: HostedParagraphStyle): void {
  const rtl = style.direction === "RIGHT_TO_LEFT";
  const borders = readBorders({
    top: style.borderTop,
    bottom: style.borderBottom,
    start: rtl ? style.borderRight : style.borderLeft,
    end: rtl ? style.borderLeft : style.borderRight,
    between: style.borderBetween,
  });
  if (borders) layout.borders = borders;
  const shading = readInk(style.shading?.backgroundColor);
  if (shading) layout.shading = shading;
}

function addFlow(layout: Own, style: HostedParagraphStyle): void {
  const tabStops = readList(style.tabStops).map(({ offset, alignment }): TabStop => ({
    offset: readPoints(offset) ?? 0,
    alignment: alignment === "CENTER" ? "center" : alignment === "END" ? "end" : "start",
  }));
  if (tabStops.length > 0) layout.tabStops = tabStops;
  if (style.keepWithNext === true) layout.keepWithNext = true;
  if (style.keepLinesTogether === true) layout.keepLinesTogether = true;
  if (style.avoidWidowAndOrphan === true) layout.avoidWidowAndOrphan = true;
}
