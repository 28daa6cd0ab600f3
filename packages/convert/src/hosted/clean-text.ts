/** Private-use character that the document API puts where it hides an object (chip, building block). */
export const HIDDEN_OBJECT = "\uE907";

/** What a reader sees in its place. */
const PLACEHOLDER = "[object]";

/** White space in the guise of a control character, which is kept: tab, line feed, vertical tab, carriage return. */
const KEPT = "\\t\\n\\v\\r";

/**
 * Controls, non-characters and lone surrogates: HTML forbids them, and UTF-8 cannot hold the last.
 * Overrides of direction (U+202D, U+202E) too, which make text read as what it is not; no language needs them.
 */
const FORBIDDEN = new RegExp(`(?![${KEPT}])[\\p{Cc}\\p{Cs}\\u202D\\u202E\\uFFFE\\uFFFF]`, "gu");

/** Finds text that may have something forbidden in it, at a fraction of the cost of finding what. */
const SUSPECT = /[^\t\n\v\r -~\u00A0-\u202C\u202F-\uD7FF\uF900-\uFFFD]/;

/** Text as an output may hold it, and what had to be taken out of it. */
export interface CleanText {
  readonly text: string;
  readonly controlCharacters: boolean;
}

/** Text with a placeholder for each hidden object. */
export function showHiddenObjects(content: string): string {
  return content.replaceAll(HIDDEN_OBJECT, PLACEHOLDER);
}

/** Whether a text is known to hold nothing that has to be taken out or replaced; most texts are. */
export function isClean(content: string): boolean {
  return !SUSPECT.test(content);
}

/** Takes hidden-object markers and characters that no output may hold out of a run's text. */
export function cleanText(content: string): CleanText {
  if (isClean(content)) return { text: content, controlCharacters: false };
  const visible = content.replaceAll(HIDDEN_OBJECT, "");
  const text = visible.replaceAll(FORBIDDEN, "");
  return {
    text,
    controlCharacters: text.length < visible.length,
  };
}
