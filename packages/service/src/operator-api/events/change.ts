/** The lists whose changes are sent to readers. */
export const watchedLists = ["jobs", "deliveries", "webhooks", "audit"] as const;

/** Name of such a list, as its path has it. */
export type WatchedList = (typeof watchedLists)[number];

/** What has changed since the last poll. */
export interface Changes {
  /** By list: ids of what has changed, newest last; `many` where they are too many to name. */
  readonly byList: ReadonlyMap<WatchedList, ReadonlySet<string> | "many">;
}

/** Polls what has changed. */
export type ReadChanges = () => Promise<Changes>;
