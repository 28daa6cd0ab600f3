import type { ReadOne } from "./data-loader.js";

/**
 * Caches values as long as the version of the data stays the same. Reads during which the version changed, and keys
 * without a value, are not cached.
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
