const NUMBER = new Intl.NumberFormat();
const TODAY = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" });
const DATE = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const YEAR = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const UNITS: readonly (readonly [string, number])[] = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
];

export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** Formats a count with its noun, such as `1 warning`; plurals that need more than an `s` are passed in. */
export function count(value: number, word: string, plural = `${word}s`): string {
  return `${formatNumber(value)} ${value === 1 ? word : plural}`;
}

/** Formats a time in the viewer's zone, as short as is still unambiguous on that day. */
export function formatTime(time: Date, now: Date): string {
  if (time.toDateString() === now.toDateString()) return TODAY.format(time);
  return (time.getFullYear() === now.getFullYear() ? DATE : YEAR).format(time);
}

/** Formats a time in UTC, such as `2026-11-22 14:03:22 UTC`. */
export function formatUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** Formats a duration with its two largest units, such as `3 min 12 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 1) return `${Math.round(seconds * 1000)}\u00a0ms`;
  let rest = Math.round(seconds);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const whole = Math.floor(rest / size);
    if (whole > 0) parts.push(`${whole}\u00a0${unit}`);
    else if (parts.length > 0) break;
    rest -= whole * size;
  }
  return parts.slice(0, 2).join(" ");
}

/** Formats a size, such as `3.4 MB`. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  let [value, at] = [bytes, 0];
  for (; value >= 1000 && at < units.length - 1; at++) value /= 1000;
  return `${at === 0 ? value : value.toPrecision(3)}\u00a0${units[at]}`;
}
