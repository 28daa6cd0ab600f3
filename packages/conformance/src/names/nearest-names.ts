import { distance } from "fastest-levenshtein";

/** Maximum number of suggested names. */
const MAX_NAMES = 3;

/** Whether at most two letters, or a third of the name, differ. */
function isNear(given: string, name: string, edits: number): boolean {
  return edits <= Math.max(2, Math.floor(Math.max(given.length, name.length) / 3));
}

/**
 * Returns a suggestion of the names that were probably meant, as a sentence with a leading space; an empty text if none
 * is similar.
 */
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

/** Whether a name contains all given words in any order, such as `arrive-events` for `events-arrive`. */
function sharesWords(given: string, name: string): boolean {
  const words = given.split(/[^a-z\d]+/).filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => name.includes(word));
}
