const SERIF = /serif|times|georgia|garamond|merriweather|playfair|lora|cambria|book|baskerville/i;
const MONOSPACE = /mono|courier|consolas|code|menlo|inconsolata/i;

/** Which font a reader that lacks this one should take in its place: one of its kind, as its name tells. */
export function fontKind(font: string): "serif" | "sans-serif" | "monospace" {
  if (MONOSPACE.test(font)) return "monospace";
  return SERIF.test(font) && !/sans/i.test(font) ? "serif" : "sans-serif";
}
