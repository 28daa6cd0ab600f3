import { controlCharacters } from "./plain-text.js";

/** A value as JSON for people and programs; `JSON.stringify` alone leaves U+007F to U+009F as they are. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replaceAll(controlCharacters, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
