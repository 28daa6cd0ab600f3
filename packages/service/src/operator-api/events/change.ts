/** Lists whose changes are sent to readers. */
export const watchedLists = ["jobs", "deliveries", "webhooks", "audit"] as const;

/** Name of a watched list, as in its path. */
export type WatchedList = (typeof watchedLists)[number];

/** Changes since the last poll. */
export interface Changes {
  /** Ids of the changed items of each list, newest last; `many` if there are too many to list. */
  readonly byList: ReadonlyMap<WatchedList, ReadonlySet<string> | "many">;
}

/** Polls for changes. */
export type ReadChanges = () => Promise<Changes>;
