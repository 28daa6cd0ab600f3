import type { Note } from "./note.js";

/** Maximum number of notes of one kind to list separately. */
const MAX_OF_KIND = 5;

/**
 * Formats notes for people, one line each. For a frequent kind of note, only the first few are listed and the rest are
 * counted.
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

/** Formats a note as one line. */
export function describeNote({ place, found, read, fix }: Note): string {
  return oneLine(`${place}: ${found}; ${read}. ${fix}.`);
}

/** Removes unsafe characters: a description can contain anything, even terminal control sequences. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
