const MONOSPACE =
  /\bmono\b|\bcode\b|consolas|courier|menlo|monaco|inconsolata|cousine|lucida console|nanum gothic coding/i;

/** Documents name few fonts, in very many runs. The fonts of a hostile one are not kept. */
const KNOWN = new Map<string, boolean>();
const MOST_KNOWN = 500;

/** Whether a font is one that code is set in. */
export function isMonospace(font: string): boolean {
  const known = KNOWN.get(font);
  if (known !== undefined) return known;
  const monospace = MONOSPACE.test(font);
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(font, monospace);
  return monospace;
}
