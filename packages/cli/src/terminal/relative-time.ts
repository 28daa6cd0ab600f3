const UNITS = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
] as const;
const MAX_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Formats a time relative to `now` (in milliseconds), such as `3 h ago`. For a time in the future or more than 30 days
 * ago, returns the date. Returns text that is not a time unchanged.
 */
export function relativeTime(time: string, now: number): string {
  const age = now - Date.parse(time);
  if (Number.isNaN(age)) return time;
  // The clocks of two machines may differ by some seconds, so a time slightly in the future counts as now.
  if (age > MAX_DAYS * DAY_MS || age < -60_000) return time.slice(0, 10);
  const seconds = Math.max(0, Math.floor(age / 1000));
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["s", 1];
  return `${Math.floor(seconds / length)} ${unit} ago`;
}
