const MONOSPACE =
  /\bmono\b|\bcode\b|consolas|courier|menlo|monaco|inconsolata|cousine|lucida console|nanum gothic coding/i;

/** Documents use few fonts in very many runs. The size is limited, since a hostile document may use many. */
const KNOWN = new Map<string, boolean>();
const MAX_KNOWN_FONTS = 500;

/** Whether a font is monospaced, which marks text as code. */
export function isMonospace(font: string): boolean {
  const known = KNOWN.get(font);
  if (known !== undefined) return known;
  const monospace = MONOSPACE.test(font);
  if (KNOWN.size < MAX_KNOWN_FONTS) KNOWN.set(font, monospace);
  return monospace;
}
