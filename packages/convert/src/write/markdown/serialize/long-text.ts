import type { State } from "mdast-util-to-markdown";

type Safe = State["safe"];

/**
 * Number of characters that `mdast-util-to-markdown` escapes at once. It first collects all special characters; for 25
 * MB of them, the list exceeds the heap.
 */
const MAX_CHARACTERS = 5_000;

/** A letter before a letter or a space: neither is escaped, nor affects how adjacent characters are escaped. */
const NEUTRAL = /\p{L}(?=[\p{L} ])/gu;

/** Half of a surrogate pair. */
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/;

/**
 * Escapes long text in chunks. Each chunk gets the characters on both sides of it, so the result has the same meaning.
 * If a chunk ends between special characters, one of them may be escaped unnecessarily.
 */
export function safeInChunks(safe: Safe): Safe {
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

/** Returns the position after the last neutral character of the chunk, or else the limit. */
function endOfPiece(text: string, start: number): number {
  const end = start + MAX_CHARACTERS;
  if (end >= text.length) return text.length;
  const [last] = [...text.slice(end - 100, end).matchAll(NEUTRAL)].slice(-1);
  if (last) return end - 100 + last.index + last[0].length;
  return LOW_SURROGATE.test(text.charAt(end)) ? end - 1 : end;
}
