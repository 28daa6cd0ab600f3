import type { ReadOne } from "./batch-reads.js";

/**
 * Answers with what was read before as long as the count of changes stands where it stood when that was asked for:
 * so long nothing else can be found. What is not found is asked for again each time.
 */
export function whileUnchanged<Key, Value>(
  read: ReadOne<Key, Value>,
  changes: () => number,
): ReadOne<Key, Value> {
  const kept = new Map<string, Value>();
  let keptAt = changes();
  return async (name, key) => {
    const asked = changes();
    if (asked !== keptAt) kept.clear();
    keptAt = asked;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = await read(name, key);
    if (value !== undefined && changes() === asked) kept.set(name, value);
    return value;
  };
}
