/** Puts untrusted text on one line, without control characters and bidirectional controls. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, " ").trim();
}

/**
 * A value as JSON whose control characters and bidirectional controls are escaped; it parses to the same value.
 * `JSON.stringify` itself escapes no control character from U+007F.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replaceAll(
    /[\u007f-\u009f\u2028\u2029]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
