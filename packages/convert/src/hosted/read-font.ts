import type { HostedTextStyle } from "./hosted-style.js";
import { readText } from "./read.js";

/** In characters. Every run may repeat the font of an inherited style, so a long name would be written often. */
const MAX_FONT = 100;

/** The font of a text style; an empty string if it has none, or one with more than 100 characters. */
export function readFont({ weightedFontFamily }: HostedTextStyle): string {
  const font = readText(weightedFontFamily?.fontFamily);
  return font.length > MAX_FONT ? "" : font;
}
