/**
 * Describes where a value contains bigints. `true`: the value itself is a bigint. An object: its members or items
 * contain bigints. A list: several descriptions apply at once, as with `allOf`. A function returns the description of a
 * schema that refers to itself.
 */
export type Bigints = true | BigintsInside | readonly Bigints[] | (() => Bigints);

/** Describes which members of an object, or which items of an array, contain bigints. */
export interface BigintsInside {
  readonly members?: Readonly<Record<string, Bigints>>;
  /** Members by a pattern that their names match. */
  readonly patterns?: readonly (readonly [pattern: RegExp, bigints: Bigints])[];
  /** Members that neither `members` nor `patterns` covers. */
  readonly others?: Bigints;
  /** Items at the start of the array, by position. */
  readonly first?: readonly Bigints[];
  /** Items after those in `first`. */
  readonly items?: Bigints;
}

/**
 * Resolves lists and functions until only `true` and objects remain. Visits each description once, because a recursive
 * schema refers back to itself.
 */
export function placesIn(bigints: readonly (Bigints | undefined)[]): Set<true | BigintsInside> {
  const found = new Set<true | BigintsInside>();
  const open = [...bigints];
  const seen = new Set<unknown>();
  while (open.length > 0) {
    const next = open.pop();
    if (!next || seen.has(next)) continue;
    seen.add(next);
    if (typeof next === "function") open.push(next());
    else if (Array.isArray(next)) open.push(...(next as readonly Bigints[]));
    else found.add(next as true | BigintsInside);
  }
  return found;
}

/** Returns the descriptions that apply to a member of an object: by its name, by patterns, or else `others`. */
export function ofMember(
  { members, patterns = [], others }: BigintsInside,
  name: string,
): readonly (Bigints | undefined)[] {
  const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one);
  const own = members && Object.hasOwn(members, name) ? members[name] : undefined;
  return own || matching[0] ? [own, ...matching] : [others];
}
