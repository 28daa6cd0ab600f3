import { ProblemError } from "@document-export/server-stub";
import type { TakenRequests } from "../storage/statements/request-counts.js";

const WINDOW_SECONDS = 60;
/** Share of a minute's requests that a process reserves at a time, so that not every request needs a statement. */
const RESERVED_SHARE = 1 / 20;

/**
 * Counts a request of a token, whose workspace may have a different limit, and returns the headers that announce the
 * limit.
 */
export type RateLimiter = (
  token: number,
  ownLimit?: number,
) => Promise<Readonly<Record<string, string>>>;

/** Requests that a token may make per minute, and how a process reserves them. */
export interface RateLimit {
  readonly limit: number;
  readonly take: (token: number, count: number) => Promise<TakenRequests>;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Requests that a process may still admit without querying the database. */
interface Grant {
  /** The limit at the time of the reservation. */
  readonly limit: number;
  left: number;
  /** Requests that no process has reserved yet. */
  readonly unreserved: number;
  readonly ends: number;
}

/**
 * Creates a limiter that admits at most `limit` requests per token and minute, counted across all processes (decision
 * `limits`). Throws `rate-limited` above the limit.
 */
export function createRateLimiter(rateLimit: RateLimit): RateLimiter {
  const { now = () => performance.now() } = rateLimit;
  const grants = new Map<number, Promise<Grant>>();
  /** Uses one request of the grant and returns the updated grant; `left` is below zero if none was left. */
  const use = async (token: number, limit: number): Promise<Grant> => {
    const known = grants.get(token);
    const grant = await known;
    // Check and use the grant synchronously, because concurrent requests share it.
    const isCurrent = grant?.limit === limit && now() < grant.ends;
    if (isCurrent && (grant.left > 0 || grant.unreserved === 0))
      return { ...grant, left: (grant.left -= 1) };
    // Another request may have made a reservation in the meantime: one reservation serves all waiting requests.
    if (grants.get(token) === known) {
      const reserved = reserveGrant({ ...rateLimit, limit }, token, now, grant);
      grants.set(token, reserved);
      // After a failure, such as a lost database connection, the next request tries again.
      reserved.catch(() => grants.delete(token));
    }
    return use(token, limit);
  };
  return async (token, limit = rateLimit.limit) => {
    const { left, unreserved, ends } = await use(token, limit);
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
  known: Grant | undefined,
): Promise<Grant> {
  const count = Math.ceil(limit * RESERVED_SHARE);
  // If the limit has changed, the rest of the previous grant is credited.
  const unused = known && now() < known.ends ? Math.max(known.left, 0) : 0;
  const { taken, secondsLeft } = await take(token, count - unused);
  const before = taken - count;
  return {
    limit,
    left: Math.max(Math.min(count, limit - before), 0),
    unreserved: Math.max(limit - taken, 0),
    ends: now() + secondsLeft * 1000,
  };
}
