/**
 * A value as JSON in which nothing moves the cursor or turns the direction of a terminal: the same value to whoever
 * parses it. `JSON.stringify` itself escapes no control character from U+007F on.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replaceAll(
    /[\u007f-\u009f\u2028\u2029]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
