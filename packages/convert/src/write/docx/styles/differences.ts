const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the members of an object that differ from those of another, and those in `always`. Paragraphs do not repeat
 * the members of their style, so that changing the style in a word processor changes them.
 */
export function differences<T extends object>(
  own: T,
  base: T,
  always: ReadonlySet<string> = NONE,
): Partial<T> {
  const different: Partial<T> = {};
  for (const name in own) {
    if (always.has(name) || own[name] !== base[name]) different[name] = own[name];
  }
  return different;
}
