/**
 * The members of an object that differ from those of another, and those that are asked for in any case.
 * What a style says already is left to it, so that whoever changes the style changes the text.
 */
export function differences<T extends object>(
  own: T,
  base: T,
  always: ReadonlySet<string> = new Set(),
): Partial<T> {
  const entries = Object.entries(own).filter(
    ([name, value]) => always.has(name) || value !== base[name as keyof T],
  );
  return Object.fromEntries(entries) as Partial<T>;
}
