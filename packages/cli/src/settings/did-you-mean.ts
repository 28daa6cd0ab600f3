import { distance } from "fastest-levenshtein";

/** Maximum share of letters that may differ. */
const MAX_DIFFERENCE = 0.34;

/** Returns the name that the user probably meant, ignoring case and separators; undefined if none is similar. */
export function suggest(given: string, names: readonly string[]): string | undefined {
  const asked = lettersOf(given);
  const [nearest] = names
    .map((name) => ({ name, difference: differenceOf(asked, lettersOf(name)) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.difference - b.difference);
  return nearest?.name;
}

/** Returns a question that suggests a name, with a space before it; empty if no name is similar. */
export function didYouMean(given: string, names: readonly string[]): string {
  const name = suggest(given, names);
  return name === undefined ? "" : ` Did you mean \`${name}\`?`;
}

function differenceOf(asked: string, letters: string): number {
  return editsBetween(asked, letters) / Math.max(asked.length, letters.length, 1);
}

/** Returns the edit distance. Two swapped adjacent letters, as in `tokne`, count as one edit. */
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
