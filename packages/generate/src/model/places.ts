import {
  isObject,
  keysOf,
  nameKey,
  pointerOf,
  valueAt,
  type JsonObject,
  type Note,
} from "@document-export/openapi";

/** A schema in a document, and its name in the model. */
export interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** The places of schemas that references point to. Each gets a name, even if the document has none for it. */
export interface Places {
  /** Returns the target schema of a `$ref`; undefined if it cannot be resolved or is outside the document. */
  find(reference: string): Place | undefined;
  /** Returns the target of a reference inside the document, without naming it. */
  read(reference: string): Omit<Place, "name"> | undefined;
  /** Returns the place at a pointer, and names it if necessary. */
  at(pointer: string): Place | undefined;
  /** Whether the place at a pointer has a name already. */
  isNamed(pointer: string): boolean;
  /** Returns the places that were named since the last call. */
  takeNew(): Place[];
}

const COMPONENTS = ["components", "schemas"];

/** Extension that sets the name of a schema in generated code. */
const NAME = "x-codegen-name";

/** Creates the places of `document`. Calls `note` if a schema cannot use its own name. */
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
        found: `another schema has the same name in code as \`${plain}\`, because case and punctuation are ignored`,
        read: `it is called \`${name}\``,
        fix: `Rename it, or give it its own name with \`${NAME}\``,
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
      // A reference to the whole document is not a place.
      return pointer ? { pointer, value: valueAt(document, pointer) } : undefined;
    },
    isNamed: (pointer) => named.has(pointer),
    takeNew: () => fresh.splice(0),
  };
}

/** Returns the name of a component, or the path of another place. */
function nameOf(path: readonly string[]): string {
  const isComponent = COMPONENTS.every((segment, index) => path[index] === segment);
  return (isComponent ? path.slice(COMPONENTS.length) : path).join("/") || "root";
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number++) free = `${name}${number}`;
  return free;
}
