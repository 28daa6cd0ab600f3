const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Delays in seconds after the first failed attempt, the second and so on: about three days in total (Standard Webhooks
 * 1.0.0).
 */
export const RETRY_DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Time in seconds after which a webhook that fails all the time is disabled. */
export const DISABLE_AFTER = 5 * DAY;

const JITTER = 0.2;
const MAX_RETRY_AFTER = DAY;

/** Input for computing the delay before the next attempt. */
export interface RetryInput {
  /** Number of attempts so far. */
  readonly attempts: number;
  /** `Retry-After` of the last response, in seconds. */
  readonly retryAfter: number | undefined;
  /** A random number from 0 to 1. */
  readonly random: number;
}

/** Returns the seconds until the next attempt; undefined after the last one. */
export function retryDelay({ attempts, retryAfter, random }: RetryInput): number | undefined {
  const delay = RETRY_DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const spread = delay * (1 + JITTER * (2 * random - 1));
  return Math.ceil(Math.max(spread, Math.min(retryAfter ?? 0, MAX_RETRY_AFTER)));
}
