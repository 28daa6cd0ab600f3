import { setTimeout as delay } from "node:timers/promises";
import type { OperatorEvent } from "@document-export/operator/types";
import type { ReadChanges } from "./change.js";
import type { ItemLoaders } from "./choose-events.js";
import { openPoll, type Poll } from "./poll-events.js";

/** A reader of the event stream. */
export interface EventReader {
  readonly send: (events: readonly OperatorEvent[]) => void;
  /** Keeps an idle stream open when no events were sent for some time. */
  readonly keepOpen: () => void;
  /** Ends the stream. */
  readonly end: () => void;
  /** Returns true if the reader may still read: its session may have ended, or its token may have been revoked. */
  readonly isAllowed: () => Promise<boolean>;
}

/** Sends changes to all readers; polls only while there are readers. */
export interface EventHub {
  /** Adds a reader. Resolves once every later change will be seen, and returns the function that removes the reader. */
  readonly add: (reader: EventReader) => Promise<() => void>;
  /** Ends the streams of all readers that no longer have access. */
  readonly recheck: () => Promise<void>;
  /** Ends all streams. */
  readonly close: () => void;
  readonly readers: () => number;
}

/** Dependencies of the hub. */
export interface EventSources {
  /** Starts a series of polls. */
  readonly openChanges: () => ReadChanges;
  readonly loaders: ItemLoaders;
  readonly onError: (error: unknown) => void;
}

/** Time between two polls, in milliseconds. */
const INTERVAL_MS = 500;
/** Number of polls between two keep-alives: 15 seconds. */
const KEEP_OPEN_EVERY = 30;

/** Creates a hub without readers. */
export function createEventHub({ openChanges, loaders, onError }: EventSources): EventHub {
  const readers = new Set<EventReader>();
  let series: { readonly ready: Promise<void>; readonly over: AbortController } | undefined;
  const remove = (reader: EventReader) => {
    readers.delete(reader);
    if (readers.size > 0) return;
    series?.over.abort();
    series = undefined;
  };
  const end = (reader: EventReader) => {
    remove(reader);
    reader.end();
  };
  const recheck = () => endRefused(readers, end, onError);
  const run = async (poll: Poll, { signal }: AbortController) => {
    for (let count = 1; !signal.aborted; count += 1) {
      await delay(INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const events = await poll(count);
        if (events.length > 0 && !signal.aborted) for (const reader of readers) reader.send(events);
        if (count % KEEP_OPEN_EVERY === 0) await keepOpen(readers, recheck);
      } catch (error) {
        // The database may be unavailable; the next successful poll reports all lists as changed.
        onError(error);
      }
    }
  };
  const begin = () => {
    const over = new AbortController();
    const read = openChanges();
    const poll = openPoll(read, { loaders, recheck });
    const ready = read().then(() => void run(poll, over));
    return { ready, over };
  };
  return {
    add: async (reader) => {
      readers.add(reader);
      series ??= begin();
      try {
        await series.ready;
      } catch (error) {
        remove(reader);
        throw error;
      }
      return () => remove(reader);
    },
    recheck,
    close: () => {
      for (const reader of readers) end(reader);
    },
    readers: () => readers.size,
  };
}

async function keepOpen(
  readers: ReadonlySet<EventReader>,
  recheck: () => Promise<void>,
): Promise<void> {
  await recheck();
  for (const reader of readers) reader.keepOpen();
}

async function endRefused(
  readers: ReadonlySet<EventReader>,
  end: (reader: EventReader) => void,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const reader of readers) {
    try {
      if (!(await reader.isAllowed())) end(reader);
    } catch (error) {
      onError(error);
    }
  }
}
