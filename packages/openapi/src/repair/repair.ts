import { isObject, type JsonObject } from "../json-object.js";
import { pointerOf, valueAt } from "../json-pointer.js";
import type { Note, Notes } from "../notes/note.js";
import type { ObjectName } from "./fits.js";

/** One pass over a document that is being repaired in place. */
export interface Repair {
  readonly document: JsonObject;
  readonly notes: Notes;
  /** What the document as a whole is: only a schema can be referred to as one. */
  readonly root: "description" | "schema";
  /** What was repaired already: aliases of YAML and references lead to the same object more than once. */
  readonly done: Set<object>;
  /** Pointers that references lead to, with what is expected there: some are where nothing else would look. */
  readonly targets: Map<string, ObjectName | "schema">;
  /** Notes what stands at a pointer of the document. */
  note(pointer: string, what: Omit<Note, "place">): void;
  /** The object that a value is or refers to, and where it stands; undefined if there is none. */
  resolve(value: unknown, pointer: string): Located | undefined;
}

/** An object, and where it stands. */
export interface Located {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Begins a pass. */
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

/** Follows references, so many that a circle of them ends too. */
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

/** Sets a member, whatever its name: `__proto__` is one like any other in a description. */
export function put(object: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** A value as it is shown in a note: JSON, cut where it is long. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}
