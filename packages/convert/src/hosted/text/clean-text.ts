/** Private-use character that the Google Docs API returns instead of an object it hides (chip, building block). */
export const HIDDEN_OBJECT = "\uE907";

/** Text that the output shows for a hidden object. */
const PLACEHOLDER = "[object]";

/** Control characters that count as white space and are kept: tab, line feed, vertical tab, carriage return. */
const WHITE_SPACE_CONTROLS = "\\t\\n\\v\\r";

/**
 * Control characters, non-characters and lone surrogates: HTML forbids them, and UTF-8 cannot encode lone surrogates.
 * Direction overrides (U+202D, U+202E) can disguise text, and no language needs them.
 */
const FORBIDDEN = new RegExp(
  `(?![${WHITE_SPACE_CONTROLS}])[\\p{Cc}\\p{Cs}\\u202D\\u202E\\uFFFE\\uFFFF]`,
  "gu",
);

/** Quick pre-check for text that may contain a forbidden character. */
const SUSPECT = /[^\t\n\v\r -~\u00A0-\u202C\u202F-\uD7FF\uF900-\uFFFD]/;

/** Text without forbidden characters, and whether there were any. */
export interface CleanText {
  readonly text: string;
  readonly controlCharacters: boolean;
}

/** Replaces each hidden object in a text with a placeholder. */
export function showHiddenObjects(content: string): string {
  return content.replaceAll(HIDDEN_OBJECT, PLACEHOLDER);
}

/** True if a text certainly contains no forbidden character or hidden object, as is the case for most texts. */
export function isClean(content: string): boolean {
  return !SUSPECT.test(content);
}

/** Removes hidden-object markers and forbidden characters from a run's text. */
export function cleanText(content: string): CleanText {
  if (isClean(content)) return { text: content, controlCharacters: false };
  const visible = content.replaceAll(HIDDEN_OBJECT, "");
  const text = visible.replaceAll(FORBIDDEN, "");
  return {
    text,
    controlCharacters: text.length < visible.length,
  };
}

/** Returns the text on one line without forbidden characters, for names and titles. */
export function oneLine(text: string): string {
  return cleanText(text).text.replaceAll(WHITE_SPACE_RUN, " ").trim();
}

/** White space that is not already a single space. */
const WHITE_SPACE_RUN = /\s{2,}|[^\S ]/g;
