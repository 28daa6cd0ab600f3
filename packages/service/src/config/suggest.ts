import { distance } from "fastest-levenshtein";

/** Maximum share of letters that may differ. */
const MAX_DIFFERENCE = 0.34;
const MIN_TAIL_LENGTH = 4;

/**
 * Returns the name that was probably meant: the one with the fewest different letters, ignoring case and separators, or
 * one that ends with the given text. Undefined if no name is similar.
 */
export function suggest(given: string, names: Iterable<string>): string | undefined {
  const asked = lettersOf(given);
  let best: { readonly name: string; readonly score: number } | undefined;
  for (const name of names) {
    const score = differenceOf(asked, lettersOf(name));
    if (score <= MAX_DIFFERENCE && score < (best?.score ?? Number.POSITIVE_INFINITY))
      best = { name, score };
  }
  return best?.name;
}

function differenceOf(asked: string, letters: string): number {
  const longest = Math.max(asked.length, letters.length);
  const isTail = asked.length >= MIN_TAIL_LENGTH && letters.endsWith(asked);
  // A larger difference in length is never similar; the given text may also be as long as a file.
  const isNear = Math.abs(asked.length - letters.length) / longest <= MAX_DIFFERENCE;
  const difference = isNear ? editsBetween(asked, letters) / longest : 1;
  return isTail ? Math.min(difference, MAX_DIFFERENCE) : difference;
}

/**
 * Returns the minimum number of letters to add, remove or replace. One swap of two neighboring letters, as in `prot`,
 * counts as one.
 */
function editsBetween(asked: string, letters: string): number {
  const swapped = Array.from(asked.slice(1), (letter, at) =>
    [asked.slice(0, at), letter, asked[at], asked.slice(at + 2)].join(""),
  );
  const edits = swapped.map((each) => distance(each, letters) + 1);
  return Math.min(distance(asked, letters), ...edits);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** Asks the user about the suggested name, with a leading space; empty without a suggestion. */
export function didYouMean(given: string, names: Iterable<string>): string {
  const name = suggest(given, names);
  return name === undefined ? "" : ` Did you mean \`${name}\`?`;
}
