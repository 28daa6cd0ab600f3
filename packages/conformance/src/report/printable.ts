/** Replaces control and format characters: a target must not control the terminal of the checker. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
}
