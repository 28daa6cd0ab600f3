/** What moves a terminal's cursor and more; a line break only ends a line. */
export const controlCharacters = /[^\P{Cc}\n]/gu;

/** Text without control characters: what callers and servers wrote must not steer the operator's terminal. */
export function plainText(text: string): string {
  return text.replaceAll(controlCharacters, " ");
}
