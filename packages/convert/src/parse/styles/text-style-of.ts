import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { readColour, readInk } from "../../hosted/read-colour.js";
import { isEmpty, readNumber, readPoints, readFont } from "../../hosted/read.js";
import type { TextStyle } from "../../tree/text-style.js";
import type { ResolvedTextStyle } from "./resolved-text-style.js";

type Own = { -readonly [Name in keyof TextStyle]: TextStyle[Name] };

/**
 * Returns the formatting that a run adds to its paragraph's named style and its marks; undefined if it adds nothing.
 */
export function textStyleOf(
  style: HostedTextStyle | null | undefined,
  base: ResolvedTextStyle,
): TextStyle | undefined {
  if (!style || isEmpty(style)) return undefined;
  const own: Own = {};
  addFont(own, style, base);
  addColours(own, style, base);
  addRemovedFormatting(own, style, base);
  return isEmpty(own) ? undefined : own;
}

function addFont(own: Own, style: HostedTextStyle, base: ResolvedTextStyle): void {
  const font = readFont(style);
  if (font !== "" && font !== base.font) own.font = font;
  const weight = readNumber(style.weightedFontFamily?.weight, base.weight);
  if (weight !== base.weight) own.weight = weight;
  const size = readPoints(style.fontSize);
  if (size && size !== base.size) own.size = size;
}

function addColours(own: Own, style: HostedTextStyle, base: ResolvedTextStyle): void {
  const colour = style.foregroundColor ? readInk(style.foregroundColor) : undefined;
  if (colour && colour !== base.colour) own.colour = colour;
  const background = style.backgroundColor ? readColour(style.backgroundColor) : undefined;
  if (background && background !== base.background) own.background = background;
}

/** Adds the formatting that a run removes from its paragraph's style. Marks express only what it adds. */
function addRemovedFormatting(own: Own, style: HostedTextStyle, base: ResolvedTextStyle): void {
  if (typeof style.smallCaps === "boolean" && style.smallCaps !== base.smallCaps) {
    own.smallCaps = style.smallCaps;
  }
  if (style.bold === false && base.bold) own.bold = false;
  if (style.italic === false && base.italic) own.italic = false;
  if (style.underline === false && base.underline) own.underline = false;
  if (style.strikethrough === false && base.strikethrough) own.strikethrough = false;
}

/** Returns the complete text style of a named style. */
export function wholeTextStyle(style: ResolvedTextStyle): TextStyle {
  const { baseline: _, ...text } = style;
  return text;
}
