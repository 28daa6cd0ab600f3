/**
 * Matches control characters, which can move the terminal's cursor and more, and bidirectional controls and separators,
 * which make text look different from what it is. A line break is harmless.
 */
export const controlCharacters = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/gu;

/** Removes control characters: text from callers and servers must not control the operator's terminal. */
export function plainText(text: string): string {
  return text.replaceAll(controlCharacters, " ");
}

/** Formats a value as JSON with escaped control characters; `JSON.stringify` alone does not escape U+007F to U+009F. */
export function plainJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, undefined, indent).replaceAll(controlCharacters, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
