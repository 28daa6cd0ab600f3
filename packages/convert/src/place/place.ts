/**
 * A place in the uploaded document, as a linked list. Millions of elements have a place, but few need a JSON pointer,
 * so the pointer is built on demand.
 */
export interface Place {
  readonly parent?: Place;
  readonly key: string | number;
}

/** Something with a place. */
export interface Placed {
  readonly place: Place;
}

/** The origin of an element: its place in the document, and its tab. */
export interface Origin {
  readonly place: Place;
  readonly tab?: string | undefined;
}

/** The whole document. */
export const wholeDocument: Place = { key: "" };

/** Returns the place reached from `parent` by the given member names and indexes. */
export function placeAt(parent: Place, ...keys: readonly (string | number)[]): Place {
  let place = parent;
  for (const key of keys) place = { parent: place, key };
  return place;
}

/** Maximum length of a member name in a pointer, in characters. Names in the Google Docs API are shorter. */
export const MAX_KEY = 100;

/**
 * Returns the place as a JSON pointer (RFC 6901), which is the empty string for the whole document. Member names are
 * truncated to 100 characters, because an id may have millions.
 */
export function pointerOf(place: Place): string {
  let pointer = "";
  for (let at: Place | undefined = place; at?.parent; at = at.parent) {
    pointer = `/${typeof at.key === "number" ? at.key : escaped(at.key)}${pointer}`;
  }
  return pointer;
}

function escaped(key: string): string {
  const shown = key.length > MAX_KEY ? `${key.slice(0, MAX_KEY - 1)}…` : key;
  return /[~/]/.test(shown) ? shown.replaceAll("~", "~0").replaceAll("/", "~1") : shown;
}
