import type { List } from "../../../tree/block.js";
import type { Numbering } from "../../../tree/list-definition.js";
import type { Delimiter } from "../mdast-data.js";

/** Numbers have at most nine digits (CommonMark, 5.2). */
const MAX_NUMBER = 999_999_999;

/** The numbering that Markdown itself generates for a list. */
export interface OwnNumbering {
  readonly start: number;
  readonly delimiter: Delimiter;
}

/** Returns the Markdown numbering that generates exactly the labels of the items; undefined if there is none. */
export function ownNumberingOf({ items, start }: List): OwnNumbering | undefined {
  const [first] = items;
  const delimiter = first && delimiterOf(first.numbering);
  if (delimiter === undefined) return undefined;
  const isShown = items.every(
    ({ numbering }, index) =>
      numbering.number === start + index && delimiterOf(numbering) === delimiter,
  );
  return isShown ? { start, delimiter } : undefined;
}

/** Returns the Markdown numbering of a list whose labels Markdown cannot generate. */
export function plainNumberingOf({ start }: List): OwnNumbering {
  return { start: Math.min(start, MAX_NUMBER), delimiter: "." };
}

function delimiterOf({ number, label }: Numbering): Delimiter | undefined {
  if (number > MAX_NUMBER) return undefined;
  if (label === `${number}.`) return ".";
  return label === `${number})` ? ")" : undefined;
}
