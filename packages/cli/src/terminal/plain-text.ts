/** Text that others wrote, on one line and without what would move the cursor or turn the direction of a terminal. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, " ").trim();
}
