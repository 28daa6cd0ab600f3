import { ProblemError } from "@document-export/server-stub";

const WINDOW = 60_000;

/** Counts a request of a token and gives the headers that announce the limit. */
export type RateLimiter = (token: number) => Readonly<Record<string, string>>;

/**
 * At most `limit` requests of one token in each window of a minute (decision `limits`).
 * Throws `rate-limited` beyond. Every process counts for itself.
 */
export function createRateLimiter(limit: number, now: () => number = Date.now): RateLimiter {
  let window = -1;
  const counts = new Map<number, number>();
  return (token) => {
    const time = now();
    const current = Math.floor(time / WINDOW);
    if (current !== window) counts.clear();
    window = current;
    const count = (counts.get(token) ?? 0) + 1;
    counts.set(token, count);
    const reset = Math.ceil(((current + 1) * WINDOW - time) / 1000);
    const headers = {
      ratelimit: `"token";r=${Math.max(limit - count, 0)};t=${reset}`,
      "ratelimit-policy": `"token";q=${limit};w=${WINDOW / 1000}`,
    };
    if (count <= limit) return headers;
    throw new ProblemError({
      type: "rate-limited",
      detail: `The token made more than ${limit} requests in this minute. Wait ${reset} seconds.`,
      headers: { ...headers, "retry-after": String(reset) },
    });
  };
}
