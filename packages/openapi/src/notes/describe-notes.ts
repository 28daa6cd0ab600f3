import type { Note } from "./note.js";

/** Maximum number of lines for one kind of note. */
const MAX_OF_KIND = 5;

/**
 * Formats notes for people. Places with the same problem share a line, and for a frequent kind of note only the first
 * few lines are listed and the rest are counted.
 */
export function describeNotes(notes: readonly Note[]): string[] {
  const byKind = Map.groupBy(notes, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, alike]) => {
    const same = [...Map.groupBy(alike, textOf).values()];
    const listed = same.length > MAX_OF_KIND + 1 ? same.slice(0, MAX_OF_KIND) : same;
    const others = same.slice(listed.length).flat().length;
    const rest = others > 0 ? [`${others} more like these (${kind})`] : [];
    return [...listed.map(describeSame), ...rest];
  });
}

/** Formats a note as one line. */
export function describeNote(note: Note): string {
  return describeSame([note]);
}

/** Formats notes that differ only in their places as one line. */
function describeSame(notes: readonly Note[]): string {
  const [first, ...others] = notes;
  if (first === undefined) return "";
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  return oneLine(`${first.place}${more}: ${textOf(first)}`);
}

function textOf({ found, read, fix }: Note): string {
  return `${found}; ${read}. ${fix}.`;
}

/** Removes unsafe characters: a description can contain anything, even terminal control sequences. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
