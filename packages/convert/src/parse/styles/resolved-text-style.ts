import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { isObject, readNumber, readPoints, readFont } from "../../hosted/read.js";
import { readColour, readInk } from "../../hosted/read-colour.js";
import type { TextStyle } from "../../tree/text-style.js";

/** A text style with all inherited values. */
export interface ResolvedTextStyle extends Required<TextStyle> {
  readonly baseline: string;
}

/** The text style of a document that defines none. */
export const GOOGLE_DOCS_DEFAULT: ResolvedTextStyle = {
  font: "Arial",
  weight: 400,
  size: 11,
  colour: "#000000",
  background: "transparent",
  smallCaps: false,
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  baseline: "NONE",
};

/** Merges a style over the style it inherits from. */
export function inherit(
  from: ResolvedTextStyle,
  style: HostedTextStyle | null | undefined,
): ResolvedTextStyle {
  if (!isObject(style)) return from;
  const font = style.weightedFontFamily;
  return {
    font: readFont(style) || from.font,
    weight: readNumber(font?.weight, from.weight),
    size: readPoints(style.fontSize) || from.size,
    colour: readInk(style.foregroundColor) ?? from.colour,
    background: readColour(style.backgroundColor) ?? from.background,
    smallCaps: style.smallCaps ?? from.smallCaps,
    bold: style.bold ?? from.bold,
    italic: style.italic ?? from.italic,
    underline: style.underline ?? from.underline,
    strikethrough: style.strikethrough ?? from.strikethrough,
    baseline: style.baselineOffset ?? from.baseline,
  };
}
