import type { MessageStore } from "./message-store.js";

// Longer than the three days over which an implementation tries (decision `event-delivery`).
const KEPT_MS = 4 * 24 * 60 * 60 * 1000;

/**
 * A store in memory, for a receiver of one process. It remembers as many messages as told, the last ones, for four
 * days: longer than an implementation tries to deliver one.
 */
export function createMemoryStore(limit: number = 10_000): MessageStore {
  const seen = new Map<string, number>();
  return {
    add(id) {
      const isNew = (seen.get(id) ?? 0) <= Date.now();
      if (!isNew) return false;
      seen.delete(id);
      seen.set(id, Date.now() + KEPT_MS);
      const [oldest = ""] = seen.size > limit ? seen.keys() : [];
      seen.delete(oldest);
      return true;
    },
    remove: (id) => void seen.delete(id),
  };
}
