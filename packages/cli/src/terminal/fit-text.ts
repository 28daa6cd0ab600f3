import stringWidth from "string-width";

const graphemes = new Intl.Segmenter();

/**
 * Shortens text to a number of columns. Keeps the start, adds an ellipsis, and keeps an ID in parentheses at the end if
 * there is room. East Asian characters take two columns.
 */
export function cutEnd(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  const [id = ""] = / \(\d+\)$/.exec(text) ?? [];
  const end = id.length <= columns / 2 ? `…${id}` : "…";
  return takeWidth(lettersOf(text), columns - stringWidth(end)).join("") + end;
}

/**
 * Makes text exactly as wide as a number of columns: adds spaces, or cuts the start and adds an ellipsis. The end is
 * kept because paths usually differ there.
 */
export function fitEnd(text: string, columns: number): string {
  const width = stringWidth(text);
  if (width <= columns) return text + " ".repeat(columns - width);
  const end = takeWidth(lettersOf(text).toReversed(), columns - 1)
    .toReversed()
    .join("");
  return `…${end}${" ".repeat(columns - 1 - stringWidth(end))}`;
}

function lettersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Returns the first characters that fit into a number of columns. */
function takeWidth(letters: readonly string[], columns: number): readonly string[] {
  let width = 0;
  const end = letters.findIndex((letter) => (width += stringWidth(letter)) > columns);
  return letters.slice(0, end < 0 ? undefined : end);
}
