import { LRUCache } from "lru-cache";
import type { Storage } from "../../storage/storage.js";
import type { ReadChanges, WatchedList } from "./change.js";
import { readRecent, RECENT, watched, type RecentRow } from "./recent-rows.js";

/** Number of versions remembered for each list: several times the rows of one poll. */
const MAX_SEEN = 1000;

/**
 * Finds changes by polling the newest rows. Polling also finds the changes of other processes, and needs no support
 * from the tables or from the code that writes them. The first poll only sets the starting point and reports nothing.
 * Tables that an embedded database has not changed are not polled.
 */
export function createChangeReader(storage: Pick<Storage, "db" | "changes">): ReadChanges {
  const lists = Object.entries(watched).map(([list, { rows, tables }]) => ({
    list: list as WatchedList,
    poll: createPoll(
      () => readRecent(storage.db, rows),
      storage.changes && (() => storage.changes?.(...tables) ?? 0),
    ),
  }));
  return async () => {
    const byList = new Map<WatchedList, ReadonlySet<string> | "many">();
    for (const { list, poll } of lists) {
      const ids = await poll();
      if (ids.size > 0) byList.set(list, ids.size < RECENT ? ids : "many");
    }
    // The health of a webhook changes with its deliveries, and when operators act on it.
    if (byList.has("deliveries") || byList.has("audit")) byList.set("webhooks", "many");
    return { byList };
  };
}

/** Creates a poll that returns the ids of rows whose state has changed since the last poll. */
function createPoll(
  read: () => Promise<readonly RecentRow[]>,
  version: (() => number) | undefined,
): () => Promise<ReadonlySet<string>> {
  const seen = new LRUCache<string, string>({ max: MAX_SEEN });
  let passing: ReadonlySet<string> = new Set();
  let lastVersion: number | undefined;
  let isFirst = true;
  return async () => {
    const current = version?.();
    if (current !== undefined && current === lastVersion) return new Set();
    const rows = await read();
    lastVersion = current;
    const changed = new Set<string>();
    for (const row of rows) {
      if (seen.get(row.id) !== row.version) changed.add(row.id);
      seen.set(row.id, row.version);
    }
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of passing) if (!ids.has(id)) changed.add(id);
    passing = new Set(rows.filter((row) => row.passing).map(({ id }) => id));
    if (!isFirst) return changed;
    isFirst = false;
    return new Set();
  };
}
