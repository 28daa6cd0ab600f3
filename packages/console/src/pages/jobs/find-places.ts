/** Maximum number of characters of a page to search. */
const MAX_SEARCHED = 2_000_000;
/**
 * Matches tags and Markdown link addresses without a group, and all other letters and digits of a text as the group.
 */
const LETTERS = /<\/?[a-z][^<>]*>|\]\([^()\s]*\)|([\p{L}\p{N}]+)/giu;
/** The unit that is searched for one place: a line, or a part of a long line. */
const LINES = /[^\n]{1,2000}/g;
const LETTER = /[\p{L}\p{N}]/u;
/** Maximum number of occurrences of one text to try. */
const MAX_TRIES = 20;
const UNSEEN = "script, style, noscript";

/** A part of a text node of the page. */
interface Piece {
  readonly node: Text;
  /** Offset of this part in its text node. */
  readonly offset: number;
  readonly part: string;
  /** Index of its first letter among all letters of the page. */
  readonly start: number;
}

/**
 * Finds texts in a page, in the order of the page if they follow it; a text that is not found is undefined. Compares
 * only letters and digits: spaces, Markdown syntax, and elements that split a text do not matter.
 */
export function findPlaces(
  page: Document,
  texts: readonly (string | null)[],
): readonly (Range | undefined)[] {
  const searched = lettersOf(page);
  const { pieces } = searched;
  const found = new Map<string, number>();
  let from = 0;
  return texts.map((text) => {
    const wanted = lettersIn(text ?? "");
    if (wanted === "") return undefined;
    // A text that occurs several times is searched again further on; if it is not found there, it means the same place.
    const before = found.get(wanted);
    const next = indexOf(searched, wanted, before === undefined ? from : before + 1);
    const start = next >= 0 ? next : (before ?? (from > 0 ? indexOf(searched, wanted, 0) : -1));
    if (start < 0) return undefined;
    found.set(wanted, start);
    from = start;
    const range = page.createRange();
    range.setStart(...placeOf(pieces, start));
    const [node, last] = placeOf(pieces, start + wanted.length - 1);
    range.setEnd(node, last + 1);
    return range;
  });
}

interface Searched {
  readonly letters: string;
  readonly pieces: readonly Piece[];
}

/**
 * Returns the index of the next occurrence after `from` that is a whole word; if none is near, of the next occurrence.
 */
function indexOf({ letters, pieces }: Searched, wanted: string, from: number): number {
  const first = letters.indexOf(wanted, from);
  let at = first;
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries += 1) {
    if (isWhole(pieces, at, at + wanted.length - 1)) return at;
    at = letters.indexOf(wanted, at + 1);
  }
  return first;
}

function isWhole(pieces: readonly Piece[], first: number, last: number): boolean {
  const [before, start] = placeOf(pieces, first);
  const [after, end] = placeOf(pieces, last);
  return !LETTER.test(before.data.slice(start - 1, start) + after.data.slice(end + 1, end + 2));
}

function lettersOf(page: Document): Searched {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let letters = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(UNSEEN)) continue;
    for (const { 0: part, index: offset } of node.data.matchAll(LINES)) {
      if (letters.length >= MAX_SEARCHED) break;
      pieces.push({ node, offset, part, start: letters.length });
      letters += lettersIn(part);
    }
  }
  return { letters, pieces };
}

function lettersIn(text: string): string {
  return Array.from(text.matchAll(LETTERS), ([, kept = ""]) => kept).join("");
}

/** Returns the text node that contains the given letter, and the letter's position in it. */
function placeOf(pieces: readonly Piece[], letter: number): [node: Text, offset: number] {
  const { node, offset, part, start } = pieceOf(pieces, letter);
  let left = letter - start;
  for (const { 1: kept = "", index } of part.matchAll(LETTERS)) {
    if (left < kept.length) return [node, offset + index + left];
    left -= kept.length;
  }
  return [node, offset + part.length];
}

/** Returns the last piece that starts at or before a letter. Binary search: a page may have a million pieces. */
function pieceOf(pieces: readonly Piece[], letter: number): Piece {
  let [first, end] = [0, pieces.length];
  while (end - first > 1) {
    const middle = (first + end) >> 1;
    if ((pieces[middle] as Piece).start <= letter) first = middle;
    else end = middle;
  }
  return pieces[first] as Piece;
}
