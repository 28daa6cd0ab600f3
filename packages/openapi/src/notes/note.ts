/** A place in a description that deviates from OpenAPI or is not supported, and how it is read anyway. */
export interface Note {
  /** Stable name of the problem, by which programs can distinguish notes. */
  readonly kind: string;
  /** JSON pointer after `#`, preceded by the file if it is not the description. */
  readonly place: string;
  /** What the description contains. */
  readonly found: string;
  /** How it was read, or what was left out because of it. */
  readonly read: string;
  /** How to write it correctly, or how to work around it. */
  readonly fix: string;
}

/** A collection of notes, with each place listed once per kind. */
export interface Notes {
  readonly list: readonly Note[];
  add(note: Note): void;
}

/** Creates an empty collection of notes. */
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
