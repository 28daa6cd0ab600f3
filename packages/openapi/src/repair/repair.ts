import { isObject, type JsonObject } from "../json-object.js";
import { pointerOf, valueAt } from "../json-pointer.js";
import type { Note, Notes } from "../notes/note.js";
import type { ObjectName } from "./expected-value.js";

/** One pass over a document that is being repaired in place. */
export interface Repair {
  readonly document: JsonObject;
  readonly notes: Notes;
  /** The type of the whole document: only a schema can be referred to as a whole. */
  readonly root: "description" | "schema";
  /** Objects that are already repaired: YAML aliases and references reach the same object more than once. */
  readonly done: Set<object>;
  /** Targets of references, with the expected object: some are in places that nothing else visits. */
  readonly targets: Map<string, ObjectName | "schema">;
  /** Adds a note about a place in the document. */
  note(pointer: string, what: Omit<Note, "place">): void;
  /** Returns an object, or the object that it refers to, with its location; undefined if there is none. */
  resolve(value: unknown, pointer: string): Located | undefined;
}

/** An object and its location. */
export interface Located {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Starts a pass. */
export function createRepair(
  document: JsonObject,
  notes: Notes,
  root: Repair["root"] = "description",
): Repair {
  return {
    document,
    notes,
    root,
    done: new Set(),
    targets: new Map(),
    note: (pointer, what) => notes.add({ place: `#${pointer}`, ...what }),
    resolve: (value, pointer) => resolveIn(document, value, pointer),
  };
}

/** Maximum length of a chain of references, so that circular chains end. */
const MAX_REFERENCES = 100;

function resolveIn(document: JsonObject, value: unknown, pointer: string): Located | undefined {
  let found: { value: unknown; pointer: string } = { value, pointer };
  for (let count = 0; count < MAX_REFERENCES && isObject(found.value); count++) {
    if (typeof found.value.$ref !== "string") return { value: found.value, pointer: found.pointer };
    const target = pointerOf(found.value.$ref, document);
    if (!target) return undefined;
    found = { value: valueAt(document, target), pointer: target };
  }
  return undefined;
}

/** Sets a member with any name, even `__proto__`, which is an ordinary name in a description. */
export function put(object: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Formats a value for a note: JSON, truncated if it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}
