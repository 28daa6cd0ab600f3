const MONOSPACE =
  /\bmono\b|\bcode\b|consolas|courier|menlo|monaco|inconsolata|cousine|lucida console|nanum gothic coding/i;

/**
 * Cache, because documents use few fonts in very many runs. Its size is limited, because a hostile document may use
 * many fonts.
 */
const KNOWN = new Map<string, boolean>();
const MAX_KNOWN_FONTS = 500;

/** Whether a font is monospaced. Text in such a font counts as code. */
export function isMonospace(font: string): boolean {
  const known = KNOWN.get(font);
  if (known !== undefined) return known;
  const monospace = MONOSPACE.test(font);
  if (KNOWN.size < MAX_KNOWN_FONTS) KNOWN.set(font, monospace);
  return monospace;
}
