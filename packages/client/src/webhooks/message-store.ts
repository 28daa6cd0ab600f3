/** Remembers messages so that each is processed once: for example a database table, or a cache with expiry. */
export interface MessageStore {
  /**
   * Adds a message by its id in one atomic step; false if the id was already stored. Keep an id for more than the three
   * days over which a message is retried until it is acknowledged (decision `event-delivery`).
   */
  add(id: string): boolean | Promise<boolean>;
  /** Removes a message that could not be processed, so that its next delivery is processed. */
  remove(id: string): void | Promise<void>;
}

// Longer than the three days for which an implementation retries (decision `event-delivery`).
const RETENTION_MS = 4 * 24 * 60 * 60 * 1000;

/**
 * Creates an in-memory store, for a receiver with a single process. It keeps the last `limit` messages for four days.
 */
export function createMemoryStore(limit: number = 10_000): MessageStore {
  const expiries = new Map<string, number>();
  return {
    add(id) {
      const isNew = (expiries.get(id) ?? 0) <= Date.now();
      if (!isNew) return false;
      expiries.delete(id);
      expiries.set(id, Date.now() + RETENTION_MS);
      const [oldest = ""] = expiries.size > limit ? expiries.keys() : [];
      expiries.delete(oldest);
      return true;
    },
    remove: (id) => void expiries.delete(id),
  };
}
