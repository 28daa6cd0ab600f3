/** What moves a terminal's cursor and more; a line break only ends a line. */
export const controlCharacters = /[^\P{Cc}\n]/gu;

/** Text without control characters: what callers and servers wrote must not steer the operator's terminal. */
export function plainText(text: string): string {
  return text.replaceAll(controlCharacters, " ");
}

/** A value as JSON for people and programs; `JSON.stringify` alone leaves U+007F to U+009F as they are. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replaceAll(controlCharacters, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
