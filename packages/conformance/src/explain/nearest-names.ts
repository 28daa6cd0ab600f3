import { distance } from "fastest-levenshtein";

/** How many names are suggested at most. */
const MAX_NAMES = 3;

/** A name of which so much is another is not meant: two letters, or a third of it. */
function isNear(given: string, name: string, edits: number): boolean {
  return edits <= Math.max(2, Math.floor(Math.max(given.length, name.length) / 3));
}

/** Returns the names that one was probably meant to be, as a sentence with a space before it; nothing if none is near. */
export function nearestNames(given: string, names: readonly string[]): string {
  const wanted = given.slice(0, 100).toLowerCase();
  const near = names
    .map((name) => ({ name, edits: distance(wanted, name) }))
    .filter(({ name, edits }) => isNear(wanted, name, edits) || sharesWords(wanted, name))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MAX_NAMES)
    .map(({ name }) => `\`${name}\``);
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}

/** Whether a name has every word that was given, in whatever order, such as `arrive-events` for `events-arrive`. */
function sharesWords(given: string, name: string): boolean {
  const words = given.split(/[^a-z\d]+/).filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => name.includes(word));
}
