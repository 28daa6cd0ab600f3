/**
 * The members of an object that differ from those of another, and those in `always`.
 * Paragraphs do not repeat their style, so that changing the style in a word processor changes them.
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
