import { ProblemError } from "@document-export/server-stub";
import type { TakenRequests } from "../storage/statements/request-counts.js";

const WINDOW_SECONDS = 60;
/** A process reserves this part of a minute's requests at a time, so that not every request costs a statement. */
const RESERVED_SHARE = 1 / 20;

/** Counts a request of a token, and returns the headers that announce the limit. */
export type RateLimiter = (token: number) => Promise<Readonly<Record<string, string>>>;

/** How many requests a token may make in a minute, and where processes reserve them. */
export interface RateLimit {
  readonly limit: number;
  readonly take: (token: number, count: number) => Promise<TakenRequests>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Requests that a process may still admit without asking the database. */
interface Grant {
  left: number;
  /** Requests that are not reserved by any process yet. */
  readonly unreserved: number;
  readonly ends: number;
}

/**
 * At most `limit` requests of one token in each minute, counted by all processes together (decision `limits`).
 * Throws `rate-limited` above the limit.
 */
export function createRateLimiter(rateLimit: RateLimit): RateLimiter {
  const { limit, now = () => performance.now() } = rateLimit;
  const grants = new Map<number, Promise<Grant>>();
  /** Uses one request of the grant, and returns what is left of it: less than zero if there was none. */
  const use = async (token: number): Promise<Grant> => {
    const known = grants.get(token);
    const grant = await known;
    // Checked and used synchronously, because others wait for the same grant.
    if (grant && now() < grant.ends && (grant.left > 0 || grant.unreserved === 0))
      return { ...grant, left: (grant.left -= 1) };
    // Another request may have reserved in the meantime: one reservation serves all that wait.
    if (grants.get(token) === known) {
      const reserved = reserveGrant(rateLimit, token, now);
      grants.set(token, reserved);
      // After a failure, such as a lost database, the next request tries again.
      reserved.catch(() => grants.delete(token));
    }
    return use(token);
  };
  return async (token) => {
    const { left, unreserved, ends } = await use(token);
    const reset = Math.max(Math.ceil((ends - now()) / 1000), 1);
    const headers = {
      ratelimit: `"token";r=${Math.max(left, 0) + unreserved};t=${reset}`,
      "ratelimit-policy": `"token";q=${limit};w=${WINDOW_SECONDS}`,
    };
    if (left >= 0) return headers;
    throw new ProblemError({
      type: "rate-limited",
      detail: `The token made more than ${limit} requests in this minute. Try again in ${reset} seconds.`,
      headers: { ...headers, "retry-after": String(reset) },
    });
  };
}

async function reserveGrant(
  { limit, take }: RateLimit,
  token: number,
  now: () => number,
): Promise<Grant> {
  const count = Math.ceil(limit * RESERVED_SHARE);
  const { taken, secondsLeft } = await take(token, count);
  const before = taken - count;
  return {
    left: Math.max(Math.min(count, limit - before), 0),
    unreserved: Math.max(limit - taken, 0),
    ends: now() + secondsLeft * 1000,
  };
}
