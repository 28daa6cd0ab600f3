const SERIF = /serif|times|georgia|garamond|merriweather|playfair|lora|cambria|book|baskerville/i;
const MONOSPACE = /mono|courier|consolas|code|menlo|inconsolata/i;

/** Guesses the generic family of a font from its name, as a fallback if the font is missing. */
export function fontKind(font: string): "serif" | "sans-serif" | "monospace" {
  if (MONOSPACE.test(font)) return "monospace";
  return SERIF.test(font) && !/sans/i.test(font) ? "serif" : "sans-serif";
}
