import type { ReadOne } from "./data-loader.js";

/**
 * Caches values as long as the version of the data stays the same. Of a read during which the version changed, and of a
 * key without a value, nothing is cached.
 */
export function createVersionedCache<Key, Value>(
  read: ReadOne<Key, Value>,
  version: () => number,
): ReadOne<Key, Value> {
  const cache = new Map<string, Value>();
  let cachedVersion = version();
  return async (name, key) => {
    const current = version();
    if (current !== cachedVersion) cache.clear();
    cachedVersion = current;
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const value = await read(name, key);
    if (value !== undefined && version() === current) cache.set(name, value);
    return value;
  };
}
