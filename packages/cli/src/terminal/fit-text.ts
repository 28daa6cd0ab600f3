import stringWidth from "string-width";

const graphemes = new Intl.Segmenter();

/**
 * Fits text into at most that many columns: its start with an ellipsis, and an id in parentheses at its end if there is
 * room. East Asian characters take two columns.
 */
export function cutEnd(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  const [id = ""] = / \(\d+\)$/.exec(text) ?? [];
  const end = id.length <= columns / 2 ? `…${id}` : "…";
  return takeWidth(lettersOf(text), columns - stringWidth(end)).join("") + end;
}

/**
 * Fits text into exactly that many columns: padded, or cut at the start with an ellipsis, since paths differ at the
 * end.
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

/** The first letters that fit in that many columns. */
function takeWidth(letters: readonly string[], columns: number): readonly string[] {
  let width = 0;
  const end = letters.findIndex((letter) => (width += stringWidth(letter)) > columns);
  return letters.slice(0, end < 0 ? undefined : end);
}
