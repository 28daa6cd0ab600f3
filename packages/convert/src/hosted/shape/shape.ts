/** Type of a value in the Google Docs API, described as data for checks at run time. */
export type Shape =
  | { readonly kind: "text" | "number" | "boolean" }
  | { readonly kind: "list" | "entries"; readonly of: Shape }
  | { readonly kind: "object"; readonly members: { readonly [name: string]: Shape } };

/** Shape of a type. It is derived from the type, so code that adds a member without a shape does not compile. */
export type ShapeOf<T> = [T] extends [string]
  ? typeof text
  : [T] extends [number]
    ? typeof number
    : [T] extends [boolean]
      ? typeof boolean
      : T extends readonly (infer Element)[]
        ? ListShape<Element>
        : string extends keyof T
          ? EntriesShape<T[keyof T]>
          : ObjectShape<T>;

/** An array. */
interface ListShape<Element> {
  readonly kind: "list";
  readonly of: ShapeOf<NonNullable<Element>>;
}

/** An object with arbitrary member names whose values all have one shape. */
interface EntriesShape<Entry> {
  readonly kind: "entries";
  readonly of: ShapeOf<NonNullable<Entry>>;
}

/** An object with known members; unknown members are not read. */
interface ObjectShape<T> {
  readonly kind: "object";
  readonly members: MembersOf<T>;
}

/**
 * Shapes of the members of an object. The type `object` has no known members, and the compiler does not accept its
 * mapped type as the members of a {@link Shape}.
 */
type MembersOf<T> = [keyof T] extends [never]
  ? { readonly [name: string]: Shape }
  : { readonly [Name in keyof T]-?: ShapeOf<NonNullable<T[Name]>> };

export const text = { kind: "text" } as const;
export const number = { kind: "number" } as const;
export const boolean = { kind: "boolean" } as const;

/** An object with known members. */
export function object<Members extends object>(
  members: Members,
): { readonly kind: "object"; readonly members: Members } {
  return { kind: "object", members };
}

/** An array whose elements have one shape. */
export function list<Of>(of: Of): { readonly kind: "list"; readonly of: Of } {
  return { kind: "list", of };
}

/** An object with arbitrary member names whose values all have one shape. */
export function entries<Of>(of: Of): { readonly kind: "entries"; readonly of: Of } {
  return { kind: "entries", of };
}

/**
 * Shape of the object that lists which members of another object are suggested: `boldSuggested` for `bold`, and
 * `shadingSuggestionState` for the members of `shading`.
 */
export function suggestionState(of: ObjectShape<object>): ObjectShape<object> {
  const members: Readonly<Record<string, Shape>> = { ...of.members };
  const states = Object.entries(members).flatMap(([name, shape]): [string, Shape][] => [
    [`${name}Suggested`, boolean],
    ...(shape.kind === "object"
      ? [[`${name}SuggestionState`, suggestionState(shape)] as [string, Shape]]
      : []),
  ]);
  return object(Object.fromEntries(states));
}
