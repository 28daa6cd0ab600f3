import type { Exchange } from "../../probe/exchange.js";

/** How far apart timestamps of the same moment may be: the clocks of one system differ by seconds. */
export const CLOCK_SLACK_MS = 60_000;

/** A clock that is off by more than this is wrong: it is in another time zone, or on another day. */
export const CLOCK_LIMIT_MS = 15 * 60_000;

/**
 * Tolerance when ordering timestamps of one target: some targets write whole seconds, and their machines differ by as
 * much.
 */
export const ONE_CLOCK_MS = 2_000;

/** `Date` has no milliseconds, so it lags by half a second on average. */
const HALF_SECOND = 500;

/**
 * Returns how many milliseconds the clock of the target is ahead of the local clock, based on the `Date` of its
 * responses (RFC 9110, 6.6.1); 0 if it sends none.
 */
export function clockOffset(exchanges: readonly Exchange[]): number {
  const offsets = exchanges
    .map(({ response, sentAt, milliseconds }) => {
      const date = Date.parse(response.headers.get("date") ?? "");
      return date + HALF_SECOND - (sentAt + milliseconds);
    })
    .filter((offset) => !Number.isNaN(offset))
    .toSorted((a, b) => a - b);
  return offsets[Math.floor(offsets.length / 2)] ?? 0;
}

/** Returns a JSON timestamp in milliseconds since 1970; NaN if the value is not a time. */
export function timeOf(value: unknown): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}
