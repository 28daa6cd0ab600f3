import { child, isObject, type JsonObject, type Note, type Notes } from "@document-export/openapi";
import { createPlaces, type Places } from "./places.ts";

/** A node of the document with the JSON pointer at which it stands. */
export interface Node {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** What a description leaves to those who generate from it. */
export interface Choices {
  /** What integers of 64 bits are. @default "number" */
  readonly int64?: Int64 | undefined;
  /** How values inside values are sent in a query or a form. @default "json" */
  readonly nested?: Nested | undefined;
}

/** Values inside values as one value of JSON, or with brackets: `a[b][c]=1`, `a[]=1`. */
export type Nested = "json" | "brackets";

/** What code has integers of 64 bits as (`format: int64`, `uint64`): numbers, which hold 53 of them, or bigints. */
export type Int64 = "number" | "bigint";

/** Reads a document that is repaired, and follows its references. */
export interface Reader {
  readonly notes: Notes;
  /** The places that schemas are referred to by. */
  readonly places: Places;
  readonly choices: Choices;
  /** Notes what the model cannot hold, at a place. */
  note(pointer: string, what: Omit<Note, "place">): void;
  /** The object that `value` is, or that its `$ref` names. */
  resolve(value: unknown, pointer: string): Node;
  /** The members of an object, each resolved. */
  entries(value: unknown, pointer: string): [string, Node][];
}

/** How many references are followed one after another. */
const MAX_REFERENCES = 100;

/** Creates a reader of `document`, in which references lead somewhere. */
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

/** A Paths or Responses Object without its extensions (OpenAPI 3.1, 4.9), which are not members of the map. */
export function withoutExtensions(value: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([key]) => !key.startsWith("x-")),
  );
}
