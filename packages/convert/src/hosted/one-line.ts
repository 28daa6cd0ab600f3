import { cleanText } from "./clean-text.js";

/** Text on one line without forbidden characters, for names and titles. */
export function oneLine(text: string): string {
  return cleanText(text).text.replaceAll(WHITE_SPACE_RUN, " ").trim();
}

/** White space that is not already a single space. */
const WHITE_SPACE_RUN = /\s{2,}|[^\S ]/g;
