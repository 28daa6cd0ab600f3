import { LRUCache } from "lru-cache";

const WINDOW_MS = 60_000;
/** Maximum number of keys to track. The least recently counted key is dropped first. */
const MAX_KEYS = 10_000;

/** Number of times that something has happened in the current minute, which starts with the first occurrence. */
export interface MinuteCount {
  /** Number of occurrences in this minute, including the current one. */
  readonly count: number;
  /** Seconds until the minute ends, at least 1. */
  readonly secondsLeft: number;
}

interface Window {
  count: number;
  readonly ends: number;
}

/** Counts events per key and minute; `now` returns milliseconds of a monotonic clock. */
export function countInMinute(now: () => number): (key: string) => MinuteCount {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS });
  return (key) => {
    const known = windows.get(key);
    const isCurrent = known !== undefined && now() < known.ends;
    const window = isCurrent ? known : { count: 0, ends: now() + WINDOW_MS };
    if (!isCurrent) windows.set(key, window);
    window.count += 1;
    return {
      count: window.count,
      secondsLeft: Math.max(Math.ceil((window.ends - now()) / 1000), 1),
    };
  };
}
