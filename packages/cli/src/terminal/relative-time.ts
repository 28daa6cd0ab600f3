const UNITS = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
] as const;
const MAX_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Time relative to `now` (in milliseconds): `3 h ago`; the date if it is more than 30 days ago or in the future. Text
 * that is not a time is returned unchanged.
 */
export function relativeTime(time: string, now: number): string {
  const age = now - Date.parse(time);
  if (Number.isNaN(age)) return time;
  // The clocks of two machines may differ by some seconds.
  if (age > MAX_DAYS * DAY_MS || age < -60_000) return time.slice(0, 10);
  const seconds = Math.max(0, Math.floor(age / 1000));
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["s", 1];
  return `${Math.floor(seconds / length)} ${unit} ago`;
}
