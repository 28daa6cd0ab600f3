import { ProblemError } from "@document-export/server-stub";
import type { TakenRequests } from "../storage/statements/request-counts.js";

const WINDOW = 60;
/** A process takes this part of a minute's requests at once, so that not every request costs a statement. */
const SHARE = 1 / 20;

/** Counts a request of a token and gives the headers that announce the limit. */
export type RateLimiter = (token: number) => Promise<Readonly<Record<string, string>>>;

/** How many requests a token may make in a minute, and where processes take them from. */
export interface RateLimit {
  readonly limit: number;
  readonly take: (token: number, count: number) => Promise<TakenRequests>;
  /** In milliseconds, from any moment on. */
  readonly now?: () => number;
}

/** What a process may still let through without asking. */
interface Grant {
  left: number;
  /** What other processes, and later takings, have left. */
  readonly beyond: number;
  readonly ends: number;
}

/**
 * At most `limit` requests of one token in each minute, counted by all processes together (decision `limits`).
 * Throws `rate-limited` beyond.
 */
export function createRateLimiter(rateLimit: RateLimit): RateLimiter {
  const { limit, now = () => performance.now() } = rateLimit;
  const grants = new Map<number, Promise<Grant>>();
  /** Uses one request up, and gives what the grant has left then: below zero where there was none. */
  const use = async (token: number): Promise<Grant> => {
    const known = grants.get(token);
    const grant = await known;
    // Looked at and used in one turn: others wait for the same grant.
    if (grant && now() < grant.ends && (grant.left > 0 || grant.beyond === 0))
      return { ...grant, left: (grant.left -= 1) };
    // Somebody else may have asked meanwhile: one taking serves all who wait.
    if (grants.get(token) === known) {
      const taking = takeGrant(rateLimit, token, now);
      grants.set(token, taking);
      // What failed once, such as for want of a database, is tried again by the next request.
      taking.catch(() => grants.delete(token));
    }
    return use(token);
  };
  return async (token) => {
    const { left, beyond, ends } = await use(token);
    const reset = Math.max(Math.ceil((ends - now()) / 1000), 1);
    const headers = {
      ratelimit: `"token";r=${Math.max(left, 0) + beyond};t=${reset}`,
      "ratelimit-policy": `"token";q=${limit};w=${WINDOW}`,
    };
    if (left >= 0) return headers;
    throw new ProblemError({
      type: "rate-limited",
      detail: `The token made more than ${limit} requests in this minute. Wait ${reset} seconds.`,
      headers: { ...headers, "retry-after": String(reset) },
    });
  };
}

async function takeGrant(
  { limit, take }: RateLimit,
  token: number,
  now: () => number,
): Promise<Grant> {
  const count = Math.ceil(limit * SHARE);
  const { taken, secondsLeft } = await take(token, count);
  const before = taken - count;
  return {
    left: Math.max(Math.min(count, limit - before), 0),
    beyond: Math.max(limit - taken, 0),
    ends: now() + secondsLeft * 1000,
  };
}
