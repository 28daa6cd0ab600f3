import type { Exchange } from "../../probe/exchange.js";

/** How far times may be apart that are taken at one moment: clocks of one system differ by seconds. */
export const CLOCK_SLACK_MS = 60_000;

/** A clock that is further off is wrong: it runs in another time zone, or on another day. */
export const CLOCK_LIMIT_MS = 15 * 60_000;

/** Times of one target in an order: some write whole seconds, and its machines differ by as much. */
export const ONE_CLOCK_MS = 2_000;

/** `Date` has no milliseconds, so that on average half a second is missing. */
const HALF_SECOND = 500;

/**
 * How many milliseconds the clock of the target is ahead of that of the checks, by the `Date` of its
 * responses (RFC 9110, 6.6.1); 0 where it sends none.
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

/** A time of JSON in milliseconds since 1970; NaN where it is none. */
export function timeOf(value: unknown): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}
