import type { HostedTextStyle } from "./hosted-style.js";
import { readText } from "./read.js";

/** In characters. A style that everything inherits gives its font to every run, so a long name would be written often. */
const MAX_FONT = 100;

/** The font that a text style names; an empty string where it names none, or one of more than 100 characters. */
export function readFont({ weightedFontFamily }: HostedTextStyle): string {
  const font = readText(weightedFontFamily?.fontFamily);
  return font.length > MAX_FONT ? "" : font;
}
