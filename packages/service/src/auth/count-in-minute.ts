import { LRUCache } from "lru-cache";

const WINDOW_MS = 60_000;
/** Keys that are counted; the one that was counted least recently is dropped first. */
const MAX_KEYS = 10_000;

/** How often something has happened in this minute, which begins with the first time. */
export interface MinuteCount {
  /** Including this one. */
  readonly count: number;
  readonly secondsLeft: number;
}

interface Window {
  count: number;
  readonly ends: number;
}

/** Counts by key how often something happens in a minute; `now` gives milliseconds of a monotonic clock. */
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
