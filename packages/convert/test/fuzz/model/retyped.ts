import * as fc from "fast-check";

/** A document with one value changed to another type, and the place of that value. */
export interface Retyped {
  readonly document: unknown;
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
}

type Path = readonly string[];

/** One value of every type, and a number that is not valid as a length, count or id. */
const VALUES: readonly unknown[] = ["x", "", 5, 1e300, true, false, [], [{}], {}, { toString: 1 }];

/** The document with any one of its values, at any place, replaced by a value of another type. */
export function retyped(document: unknown): fc.Arbitrary<Retyped> {
  const places = placesIn(document);
  return fc
    .tuple(fc.nat({ max: places.length - 1 }), fc.constantFrom(...VALUES))
    .map(([index, value]) => ({ at: places[index] ?? [], value }))
    .filter(({ at, value }) => value === 1e300 || typeOf(value) !== typeOf(valueAt(document, at)))
    .map(({ at, value }) => ({ document: withValue(document, at, value), pointer: pointerOf(at) }));
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, name];
    return [at, ...placesIn(member, at)];
  });
}

function valueAt(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined || typeof value !== "object" || value === null) return value;
  return valueAt(new Map(Object.entries(value)).get(name), rest);
}

function withValue(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined || typeof value !== "object" || value === null) return other;
  const members = Object.entries(value).map(
    ([key, member]) => [key, key === name ? withValue(member, rest, other) : member] as const,
  );
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function pointerOf(path: Path): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
