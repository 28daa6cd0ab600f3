/** Puts untrusted text on one line, and removes control characters and bidirectional controls. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, " ").trim();
}

/**
 * Serializes a value as JSON and escapes control characters and bidirectional controls; it parses to the same value.
 * `JSON.stringify` leaves control characters from U+007F unescaped.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replaceAll(
    /[\u007f-\u009f\u2028\u2029]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
