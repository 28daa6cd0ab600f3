import {
  isObject,
  keysOf,
  nameKey,
  pointerOf,
  valueAt,
  type JsonObject,
  type Note,
} from "@document-export/openapi";

/** A schema that stands somewhere in a document, and its name in the model. */
export interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** The places of a document that schemas are referred to by: each has a name, whether or not it has one in the document. */
export interface Places {
  /** The schema that a `$ref` leads to; undefined if it cannot be resolved or leads out of the document. */
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

/** What gives a schema another name than its own in what is generated. */
const NAME = "x-codegen-name";

/** Creates the places of `document`; `note` is called where one gets another name than its own. */
export function createPlaces(
  document: JsonObject,
  note: (pointer: string, what: Omit<Note, "place">) => void,
): Places {
  const named = new Map<string, Place>();
  const taken = new Set<string>();
  const fresh: Place[] = [];
  const freeName = (pointer: string, value: unknown): string => {
    const own = isObject(value) && typeof value[NAME] === "string" ? value[NAME] : undefined;
    const plain = own || nameOf(keysOf(pointer));
    const name = numbered(plain, taken);
    taken.add(nameKey(name));
    if (name !== plain)
      note(pointer, {
        kind: "schema-name-twice",
        found: `another schema is called as \`${plain}\` is in code, where case and signs are alike`,
        read: `it is called \`${name}\``,
        fix: `Rename it, or give it its own name by \`${NAME}\``,
      });
    return name;
  };
  const at = (pointer: string): Place | undefined => {
    const known = named.get(pointer);
    if (known) return known;
    const value = valueAt(document, pointer);
    if (value === undefined) return undefined;
    const place = { name: freeName(pointer, value), pointer, value };
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
      return pointer ? { pointer, value: valueAt(document, pointer) } : undefined;
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

function numbered(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number++) free = `${name}${number}`;
  return free;
}
