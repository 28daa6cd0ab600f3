import { isObject, type JsonObject } from "@document-export/openapi";
import { child, keysOf, segmentsOf } from "./json-pointer.ts";

/** A schema that stands somewhere in a document, and its name in the model. */
export interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** The places of a document that schemas are referred to by: each has a name, whether or not it has one in the document. */
export interface Places {
  /** The schema that a `$ref` leads to; undefined where it cannot be resolved or leads out of the document. */
  find(reference: string): Place | undefined;
  /** What a reference leads to inside the document, which gets no name by that. */
  read(reference: string): Omit<Place, "name"> | undefined;
  /** The place at a pointer, which from now on has a name. */
  at(pointer: string): Place | undefined;
  /** Whether the place at a pointer has a name already. */
  isNamed(pointer: string): boolean;
  /** Places that were named since the last call. */
  takeNew(): Place[];
}

const COMPONENTS = ["components", "schemas"];

/** Creates the places of `document`, those of its components already named. */
export function createPlaces(document: JsonObject): Places {
  const named = new Map<string, Place>();
  const fresh: Place[] = [];
  const valueAt = (pointer: string) => keysOf(pointer).reduce<unknown>(step, document);
  const at = (pointer: string): Place | undefined => {
    const known = named.get(pointer);
    if (known) return known;
    const value = valueAt(pointer);
    if (value === undefined) return undefined;
    const place = { name: nameOf(keysOf(pointer)), pointer, value };
    named.set(pointer, place);
    fresh.push(place);
    return place;
  };
  return {
    at,
    find: (reference) => {
      const pointer = pointerOf(reference, document);
      return pointer === undefined ? undefined : at(pointer);
    },
    read: (reference) => {
      const pointer = pointerOf(reference, document);
      // The document as a whole is none of its own parts.
      return pointer ? { pointer, value: valueAt(pointer) } : undefined;
    },
    isNamed: (pointer) => named.has(pointer),
    takeNew: () => fresh.splice(0),
  };
}

/** The name of a component, or the path to another place. */
function nameOf(path: readonly string[]): string {
  const isComponent = COMPONENTS.every((segment, index) => path[index] === segment);
  return (isComponent ? path.slice(COMPONENTS.length) : path).join("/") || "root";
}

function pointerOf(reference: string, document: JsonObject): string | undefined {
  if (!reference.startsWith("#")) return undefined;
  const fragment = reference.slice(1);
  if (fragment !== "" && !fragment.startsWith("/")) return anchored(document, fragment);
  return segmentsOf(fragment).slice(1).reduce<string>(child, "");
}

/** Keywords whose values are data: what looks like an anchor in them is none. */
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/** The pointer of the schema that has an `$anchor` (JSON Schema, 8.2.2). */
function anchored(value: unknown, anchor: string, pointer = ""): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isObject(value) && value.$anchor === anchor) return pointer;
  for (const [key, member] of Object.entries(value)) {
    if (DATA.has(key)) continue;
    const found = anchored(member, anchor, child(pointer, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function step(node: unknown, key: string): unknown {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
  return Reflect.get(node, key);
}
