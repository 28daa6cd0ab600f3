import type { Note } from "./note.js";

/** How many places of one kind are listed one by one. */
const MAX_OF_KIND = 5;

/**
 * Notes as lines for a person: a note is one line, and of a kind that a description is full of the first few are listed
 * and the others counted.
 */
export function describeNotes(notes: readonly Note[]): string[] {
  const byKind = Map.groupBy(notes, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, alike]) => {
    const listed = alike.length > MAX_OF_KIND + 1 ? alike.slice(0, MAX_OF_KIND) : alike;
    const others = alike.length - listed.length;
    const rest = others > 0 ? [`${others} more like these (${kind})`] : [];
    return [...listed.map(describeNote), ...rest];
  });
}

/** A note as one line. */
export function describeNote({ place, found, read, fix }: Note): string {
  return oneLine(`${place}: ${found}; ${read}. ${fix}.`);
}

/** A description can hold anything, also what moves the cursor of a terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
