/** Where a value has integers that are bigints: it is one itself, they are inside of it, or all of several say where. */
export type Bigints = true | BigintsInside | readonly Bigints[] | (() => Bigints);

/** Where they are inside of an array or an object. */
export interface BigintsInside {
  readonly members?: Readonly<Record<string, Bigints>>;
  /** Members whose names match. */
  readonly patterns?: readonly (readonly [pattern: RegExp, bigints: Bigints])[];
  /** Members that nothing names. */
  readonly others?: Bigints;
  /** Items at their places. */
  readonly first?: readonly Bigints[];
  /** Any other item. */
  readonly items?: Bigints;
}

/** What bigints come to, each once: those of a schema may lead back to themselves. */
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

/** The bigints of a member of an object. */
export function ofMember(
  { members, patterns = [], others }: BigintsInside,
  name: string,
): readonly (Bigints | undefined)[] {
  const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one);
  const own = members && Object.hasOwn(members, name) ? members[name] : undefined;
  return own || matching[0] ? [own, ...matching] : [others];
}
