import { cleanText } from "./clean-text.js";

/** Text as a name or title holds it: on one line, without characters that no output may hold. */
export function oneLine(text: string): string {
  return cleanText(text).text.replaceAll(NO_SINGLE_SPACE, " ").trim();
}

/** White space that is not one space already, as most is. */
const NO_SINGLE_SPACE = /\s{2,}|[^\S ]/g;
