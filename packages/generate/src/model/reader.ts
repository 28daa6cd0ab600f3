import { child, isObject, type JsonObject, type Note, type Notes } from "@document-export/openapi";
import { createPlaces, type Places } from "./places.ts";

/** A node of the document with its JSON pointer. */
export interface Node {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Options for questions that a description leaves open. */
export interface Choices {
  /** Type of 64-bit integers. @default "number" */
  readonly int64?: Int64 | undefined;
  /** How nested values are sent in a query or a form. @default "json" */
  readonly nested?: Nested | undefined;
}

/** Style of nested values: a single JSON value, or brackets such as `a[b][c]=1`, `a[]=1`. */
export type Nested = "json" | "brackets";

/** Type of 64-bit integers in code (`format: int64`, `uint64`): numbers, which have only 53 bits, or bigints. */
export type Int64 = "number" | "bigint";

/** Reads a repaired document and follows its references. */
export interface Reader {
  readonly notes: Notes;
  /** The places that references point to. */
  readonly places: Places;
  readonly choices: Choices;
  /** Adds a note about something that the model does not support. */
  note(pointer: string, what: Omit<Note, "place">): void;
  /** Returns the object `value`, or the object that its `$ref` refers to. */
  resolve(value: unknown, pointer: string): Node;
  /** Returns the resolved members of an object. */
  entries(value: unknown, pointer: string): [string, Node][];
}

/** Maximum length of a chain of references. */
const MAX_REFERENCES = 100;

/** Creates a reader of `document`, whose references must be resolvable. */
export function createReader(document: JsonObject, notes: Notes, choices: Choices = {}): Reader {
  const note: Reader["note"] = (pointer, what) => notes.add({ place: `#${pointer}`, ...what });
  const places = createPlaces(document, note);

  const resolve = (value: unknown, pointer: string): Node => {
    let found = { value, pointer };
    for (let count = 0; count < MAX_REFERENCES && isObject(found.value); count++) {
      if (typeof found.value.$ref !== "string")
        return { value: found.value, pointer: found.pointer };
      const target = places.read(found.value.$ref);
      if (!target) break;
      found = { value: target.value, pointer: target.pointer };
    }
    return { value: {}, pointer };
  };

  const entries = (value: unknown, pointer: string): [string, Node][] =>
    Object.entries(isObject(value) ? value : {}).map(([key, member]) => [
      key,
      resolve(member, child(pointer, key)),
    ]);

  return { notes, places, choices, note, resolve, entries };
}

export { child } from "@document-export/openapi";

/** Returns a Paths or Responses Object without extensions (OpenAPI 3.1, 4.9), which are not members of the map. */
export function withoutExtensions(value: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([key]) => !key.startsWith("x-")),
  );
}
