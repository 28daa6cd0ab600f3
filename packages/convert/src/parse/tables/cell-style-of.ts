import type { Absent } from "../../hosted/absent.js";
import type { HostedCellStyle } from "../../hosted/hosted-document.js";
import { readInk } from "../../hosted/read-colour.js";
import { readPoints } from "../../hosted/read.js";
import type { Place } from "../../place/place.js";
import type { CellStyle, TableCell } from "../../tree/block.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { readCellBorders } from "../styles/read-border.js";

/** The default padding of a cell in Google Docs. */
const DEFAULT_PADDING = 5;

/** Returns the formatting of a cell in faithful mode; otherwise warns about what is lost. */
export function cellStyleOf(
  style: Absent<HostedCellStyle>,
  place: Place,
  context: ParseContext,
): Pick<TableCell, "style"> {
  if (!style) return NO_STYLE;
  if (context.faithful) return { style: formattingOf(style) };
  if (hasFormatting(style)) context.warn("cell-styles-left-out", originOf(context, place));
  return NO_STYLE;
}

const NO_STYLE: Pick<TableCell, "style"> = {};

function hasFormatting(style: HostedCellStyle): boolean {
  if (style.borderTop || style.borderRight || style.borderBottom || style.borderLeft) return true;
  return readInk(style.backgroundColor) !== undefined;
}

function formattingOf(style: HostedCellStyle): CellStyle {
  const formatting: { -readonly [Name in keyof CellStyle]: CellStyle[Name] } = {};
  const shading = readInk(style.backgroundColor);
  if (shading) formatting.shading = shading;
  const borders = readCellBorders({
    top: style.borderTop,
    right: style.borderRight,
    bottom: style.borderBottom,
    left: style.borderLeft,
  });
  if (borders) formatting.borders = borders;
  formatting.padding = {
    top: readPoints(style.paddingTop) ?? DEFAULT_PADDING,
    right: readPoints(style.paddingRight) ?? DEFAULT_PADDING,
    bottom: readPoints(style.paddingBottom) ?? DEFAULT_PADDING,
    left: readPoints(style.paddingLeft) ?? DEFAULT_PADDING,
  };
  if (style.contentAlignment === "MIDDLE") formatting.contentAlignment = "middle";
  if (style.contentAlignment === "BOTTOM") formatting.contentAlignment = "bottom";
  return formatting;
}
