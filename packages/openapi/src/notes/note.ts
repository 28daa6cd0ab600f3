/** A place of a description that is not as OpenAPI asks or that cannot be honoured, and how it is read all the same. */
export interface Note {
  /** What is the matter, by a name that stays the same: programs can tell notes apart by it. */
  readonly kind: string;
  /** JSON pointer with `#` before it, after the file where another one than the description has the place. */
  readonly place: string;
  /** What is there. */
  readonly found: string;
  /** What it was read as, or what is left out for it. */
  readonly read: string;
  /** How to write it, or how to get past it. */
  readonly fix: string;
}

/** Notes as they are found, each place once for a kind. */
export interface Notes {
  readonly list: readonly Note[];
  add(note: Note): void;
}

/** Creates an empty collection. */
export function createNotes(): Notes {
  const byKey = new Map<string, Note>();
  return {
    get list() {
      return [...byKey.values()];
    },
    add: (note) => {
      const key = `${note.kind} ${note.place}`;
      if (!byKey.has(key)) byKey.set(key, note);
    },
  };
}
