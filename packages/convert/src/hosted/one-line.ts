import { cleanText } from "./clean-text.js";

/** Text as a name or title holds it: on one line, without characters that no output may hold. */
export function oneLine(text: string): string {
  return cleanText(text).text.replaceAll(/\s+/g, " ").trim();
}
