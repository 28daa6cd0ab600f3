import { isObject, type JsonObject } from "@document-export/openapi";
import { child, type Reader } from "../reader.ts";

/** A property of a body that is sent in parts, before its model is built. */
export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
  readonly pointer: string;
}

/**
 * Collects the properties that an object may have, including those of `allOf`, `anyOf` and `oneOf`. A property is
 * required if every alternative requires it. If alternatives describe a property differently, each description is
 * allowed; otherwise the first description of a name applies.
 */
export function collectProperties(schema: unknown, pointer: string, reader: Reader): Property[] {
  const found = new Map<string, Found>();
  collect(schema, pointer, true, { found, seen: new Set(), reader });
  const required = requiredIn(schema, pointer, { known: new Map(), reader });
  return [...found].map(
    ([
      name,
      {
        schemas: [first, ...others],
        pointer: at,
      },
    ]) => ({
      name,
      required: required.has(name),
      schema: others.length > 0 ? { anyOf: [first, ...others] } : first,
      pointer: at,
    }),
  );
}

interface Found {
  /** The first description, and those that differ from it in other alternatives. */
  readonly schemas: unknown[];
  readonly pointer: string;
  /** Whether the first description applies to every alternative. */
  readonly always: boolean;
}

interface Collection {
  readonly found: Map<string, Found>;
  readonly seen: Set<string>;
  readonly reader: Reader;
}

function collect(schema: unknown, at: string, always: boolean, into: Collection): void {
  if (!isObject(schema)) return;
  const { value, pointer } = into.reader.resolve(schema, at);
  if (into.seen.has(pointer)) return;
  into.seen.add(pointer);
  for (const [name, property] of Object.entries(isObject(value.properties) ? value.properties : {}))
    addProperty(name, property, child(child(pointer, "properties"), name), always, into);
  for (const [keyword, part, place] of partsOf(value, pointer))
    collect(part, place, always && keyword === "allOf", into);
}

function addProperty(
  name: string,
  schema: unknown,
  pointer: string,
  always: boolean,
  { found }: Collection,
): void {
  const known = found.get(name);
  if (!known) found.set(name, { schemas: [schema], pointer, always });
  else if (!always && !known.always && !known.schemas.some((one) => isSame(one, schema)))
    known.schemas.push(schema);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface Requiring {
  /** The names that each schema requires, by pointer; empty while a schema is being read. */
  readonly known: Map<string, ReadonlySet<string>>;
  readonly reader: Reader;
}

function requiredIn(schema: unknown, at: string, requiring: Requiring): ReadonlySet<string> {
  if (!isObject(schema)) return new Set();
  const { known, reader } = requiring;
  const { value, pointer } = reader.resolve(schema, at);
  const earlier = known.get(pointer);
  if (earlier) return earlier;
  known.set(pointer, new Set());
  const parts = partsOf(value, pointer).map(
    ([keyword, part, place]) => [keyword, requiredIn(part, place, requiring)] as const,
  );
  const ofKeyword = (keyword: string) =>
    parts.flatMap(([name, required]) => (name === keyword ? [required] : []));
  const required = [
    ...(Array.isArray(value.required) ? value.required.map(String) : []),
    ...ofKeyword("allOf").flatMap((names) => [...names]),
    ...[ofKeyword("anyOf"), ofKeyword("oneOf")].flatMap(([first, ...others]) =>
      [...(first ?? [])].filter((name) => others.every((names) => names.has(name))),
    ),
  ];
  const names = new Set(required);
  known.set(pointer, names);
  return names;
}

/** Returns the schemas that `allOf`, `anyOf` and `oneOf` combine, with their keyword and pointer. */
function partsOf(schema: JsonObject, pointer: string): [string, unknown, string][] {
  return ["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
    (Array.isArray(schema[keyword]) ? schema[keyword] : []).map(
      (part: unknown, index: number): [string, unknown, string] => [
        keyword,
        part,
        child(child(pointer, keyword), index),
      ],
    ),
  );
}
