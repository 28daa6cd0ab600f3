import { setTimeout as delay } from "node:timers/promises";
import type { Changes, ReadChanges, WatchedList } from "./change.js";
import { chooseEvents, eventText, type ItemLoaders } from "./choose-events.js";

/** Someone who reads the events. */
export interface EventReader {
  readonly send: (text: string) => void;
  /** The stream is over. */
  readonly end: () => void;
  /** Whether the reader may still read: a session ends, and a token is revoked. */
  readonly isAllowed: () => Promise<boolean>;
}

/** Sends what changes to all readers; without any of them nothing is polled. */
export interface EventHub {
  /** Resolves when nothing that changes from now on is missed. Gives the function that takes the reader away. */
  readonly add: (reader: EventReader) => Promise<() => void>;
  /** Ends the streams of all who may no longer read. */
  readonly recheck: () => Promise<void>;
  /** Ends all streams. */
  readonly close: () => void;
  readonly readers: () => number;
}

/** What the hub builds on. */
export interface EventSources {
  /** Begins a series of polls. */
  readonly openChanges: () => ReadChanges;
  readonly loaders: ItemLoaders;
  readonly onError: (error: unknown) => void;
}

/** In milliseconds. With {@link MAX_EVENTS} for each poll, a reader gets at most ten events a second. */
const INTERVAL_MS = 500;
const MAX_EVENTS = 5;
/** Polls between two overviews while something changes, and while nothing does. */
const OVERVIEW_EVERY = 4;
const OVERVIEW_IDLE_EVERY = 20;
/** Polls between two comments: 15 seconds. */
const COMMENT_EVERY = 30;

/** A hub without readers. */
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
  const poll = createPoll(loaders, recheck);
  const run = async (read: ReadChanges, { signal }: AbortController) => {
    for (let count = 1; !signal.aborted; count += 1) {
      await delay(INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const text = await poll(read, count);
        if (text && !signal.aborted) for (const reader of readers) reader.send(text);
        if (count % COMMENT_EVERY === 0) await comment(readers, recheck);
      } catch (error) {
        // The database may be away; the next poll finds what changed meanwhile.
        onError(error);
      }
    }
  };
  const begin = () => {
    const over = new AbortController();
    const read = openChanges();
    const ready = read().then(() => void run(read, over));
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

async function comment(
  readers: ReadonlySet<EventReader>,
  recheck: () => Promise<void>,
): Promise<void> {
  await recheck();
  for (const reader of readers) reader.send(": still here\n\n");
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

/** Polls what changed; gives the events as text, empty where there are none. */
function createPoll(loaders: ItemLoaders, recheck: () => Promise<void>) {
  let changedSince = false;
  let webhooksChanged = false;
  return async (read: ReadChanges, count: number): Promise<string> => {
    const changes = await read();
    if (changes.byList.has("audit")) await recheck();
    changedSince ||= changes.byList.size > 0;
    webhooksChanged ||= changes.byList.has("webhooks");
    const isRare = count % OVERVIEW_EVERY === 0;
    const events = await chooseEvents(withoutWebhooks(changes), MAX_EVENTS - 2, loaders);
    // Each delivery changes the webhook that it belongs to.
    if (webhooksChanged && isRare) events.push({ type: "changed", list: "webhooks" });
    if ((changedSince && isRare) || count % OVERVIEW_IDLE_EVERY === 0) {
      events.push({ type: "overview", ...(await loaders.overview()) });
      changedSince = false;
    }
    if (isRare) webhooksChanged = false;
    return events.map(eventText).join("");
  };
}

function withoutWebhooks({ byList }: Changes): Changes {
  const others = [...byList].filter(
    ([list]: readonly [WatchedList, unknown]) => list !== "webhooks",
  );
  return { byList: new Map(others) };
}
