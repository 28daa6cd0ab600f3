import { isObject, type JsonObject } from "@document-export/openapi";
import { child } from "./json-pointer.ts";
import { createPlaces, type Places } from "./places.ts";

/** A node of the document with the JSON pointer at which it stands. */
export interface Node {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Reads a document, follows its references, and collects what is wrong with it. */
export interface Reader {
  readonly problems: string[];
  /** The places that schemas are referred to by. */
  readonly places: Places;
  /** Notes a problem at a place; building goes on, so that all problems are reported at once. */
  problem(pointer: string, message: string): void;
  /** The object that `value` is, or that its `$ref` names. */
  resolve(value: unknown, pointer: string): Node;
  /** The members of an object, each resolved. */
  entries(value: unknown, pointer: string): [string, Node][];
}

/** Creates a reader of `document`. */
export function createReader(document: JsonObject): Reader {
  const problems: string[] = [];
  const places = createPlaces(document);
  const problem = (pointer: string, message: string) =>
    void problems.push(`#${pointer}: ${message}`);

  const resolve = (value: unknown, pointer: string): Node => {
    if (!isObject(value)) {
      problem(pointer, `expected an object, got \`${JSON.stringify(value)?.slice(0, 40)}\``);
      return { value: {}, pointer };
    }
    if (typeof value.$ref !== "string") return { value, pointer };
    const target = places.read(value.$ref);
    if (target?.value !== undefined) return resolve(target.value, target.pointer);
    problem(pointer, `\`$ref: ${value.$ref}\` cannot be resolved`);
    return { value: {}, pointer };
  };

  const entries = (value: unknown, pointer: string): [string, Node][] =>
    Object.entries(isObject(value) ? value : {}).map(([key, member]) => [
      key,
      resolve(member, child(pointer, key)),
    ]);

  return { problems, places, problem, resolve, entries };
}

export { child } from "./json-pointer.ts";

/** A Paths or Responses Object without its extensions (OpenAPI 3.1, 4.9), which are no members of the map. */
export function withoutExtensions(value: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([key]) => !key.startsWith("x-")),
  );
}
