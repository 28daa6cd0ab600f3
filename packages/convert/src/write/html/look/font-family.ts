/** A name with anything else could end the declaration, the rule or the stylesheet. */
const HARMLESS = /^[\p{L}\p{N} _-]{1,64}$/u;

const SERIF = /serif|times|georgia|garamond|merriweather|playfair|lora|cambria|book|baskerville/i;
const MONOSPACE = /mono|courier|consolas|code|menlo|inconsolata/i;

/** A font as CSS, with a family of its kind for readers that lack it; nothing for a name that CSS cannot hold. */
export function fontFamily(font: string): readonly string[] {
  if (!HARMLESS.test(font)) return [];
  return [`font-family: "${font}", ${genericFamily(font)}`];
}

function genericFamily(font: string): string {
  if (MONOSPACE.test(font)) return "monospace";
  return SERIF.test(font) && !/sans/i.test(font) ? "serif" : "sans-serif";
}
