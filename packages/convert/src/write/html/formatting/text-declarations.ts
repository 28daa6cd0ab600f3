import type { TextStyle } from "../../../tree/text-style.js";
import { fontFamily } from "./font-family.js";

/** Returns a text style as CSS declarations. */
export function textDeclarations(style: TextStyle): readonly string[] {
  const { font, size, colour, background, smallCaps } = style;
  return [
    ...(font === undefined ? [] : fontFamily(font)),
    ...(size === undefined ? [] : [`font-size: ${size}pt`]),
    ...weightOf(style),
    ...(style.italic === undefined ? [] : [`font-style: ${style.italic ? "italic" : "normal"}`]),
    ...decorationOf(style),
    ...(colour === undefined ? [] : [`color: ${colour}`]),
    ...(background === undefined ? [] : [`background-color: ${background}`]),
    ...(smallCaps === undefined
      ? []
      : [`font-variant-caps: ${smallCaps ? "small-caps" : "normal"}`]),
  ];
}

/** Returns the font weight. Bold takes precedence over a lighter weight, as in Google Docs. */
function weightOf({ weight, bold }: TextStyle): readonly string[] {
  if (bold === true) return [`font-weight: ${Math.max(weight ?? 700, 700)}`];
  if (weight !== undefined && weight !== 400) return [`font-weight: ${weight}`];
  return bold === false ? ["font-weight: 400"] : [];
}

function decorationOf({ underline, strikethrough }: TextStyle): readonly string[] {
  if (underline === undefined && strikethrough === undefined) return [];
  const lines = [...(underline ? ["underline"] : []), ...(strikethrough ? ["line-through"] : [])];
  return lines.length > 0 ? [`text-decoration: ${lines.join(" ")}`] : ["text-decoration: none"];
}
