/**
 * Where a value contains bigints: the value itself is a bigint, bigints are nested inside it, or several of these apply
 * together.
 */
export type Bigints = true | BigintsInside | readonly Bigints[] | (() => Bigints);

/** Where an array or an object contains bigints. */
export interface BigintsInside {
  readonly members?: Readonly<Record<string, Bigints>>;
  /** Members whose names match a pattern. */
  readonly patterns?: readonly (readonly [pattern: RegExp, bigints: Bigints])[];
  /** All other members. */
  readonly others?: Bigints;
  /** Items by position. */
  readonly first?: readonly Bigints[];
  /** All other items. */
  readonly items?: Bigints;
}

/** Resolves bigint locations, each one once: the locations of a recursive schema may refer back to themselves. */
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

/** Returns the bigint locations of a member of an object. */
export function ofMember(
  { members, patterns = [], others }: BigintsInside,
  name: string,
): readonly (Bigints | undefined)[] {
  const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one);
  const own = members && Object.hasOwn(members, name) ? members[name] : undefined;
  return own || matching[0] ? [own, ...matching] : [others];
}
