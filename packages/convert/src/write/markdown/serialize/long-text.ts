import type { State } from "mdast-util-to-markdown";

type Safe = State["safe"];

/**
 * How many characters the library escapes at once. It keeps a list of all signs that could mean something:
 * of 25 MB of them, more than the heap holds.
 */
const MAX_CHARACTERS = 5_000;

/** A letter before a letter or a space: neither is escaped, nor does it say whether a neighbour is. */
const NEUTRAL = /\p{L}(?=[\p{L} ])/gu;

/** Half of a surrogate pair. */
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;

/**
 * The library's escaping, of long text piece by piece. Each piece knows the sign on both sides of it, so the text
 * reads the same; where a piece ends between signs, one of them may be escaped that need not be.
 */
export function safeInPieces(safe: Safe): Safe {
  return (value, config) => {
    const text = value ?? "";
    if (text.length <= MAX_CHARACTERS) return safe(text, config);
    const pieces: string[] = [];
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = endOfPiece(text, start);
      const before = start === 0 ? config.before : text.charAt(start - 1);
      const after = end === text.length ? config.after : text.charAt(end);
      pieces.push(safe(text.slice(start, end), { ...config, before, after }));
    }
    return pieces.join("");
  };
}

/** After the last neutral sign of the piece, else anywhere. */
function endOfPiece(text: string, start: number): number {
  const end = start + MAX_CHARACTERS;
  if (end >= text.length) return text.length;
  const [last] = [...text.slice(end - 100, end).matchAll(NEUTRAL)].slice(-1);
  if (last) return end - 100 + last.index + last[0].length;
  return LOW_SURROGATE.test(text.charAt(end)) ? end - 1 : end;
}
