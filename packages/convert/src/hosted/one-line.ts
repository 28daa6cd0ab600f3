import { cleanText } from "./clean-text.js";

/** Text on one line without forbidden characters, for names and titles. */
export function oneLine(text: string): string {
  return cleanText(text).text.replaceAll(NO_SINGLE_SPACE, " ").trim();
}

/** White space that is not already a single space. */
const NO_SINGLE_SPACE = /\s{2,}|[^\S ]/g;
