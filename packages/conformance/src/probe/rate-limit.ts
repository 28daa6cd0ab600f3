import type { Exchange } from "./exchange.js";

/** Returns the delay in milliseconds that `Retry-After` (RFC 9110, 10.2.3) requests; undefined without it. */
export function retryAfter(
  { response }: Pick<Exchange, "response">,
  now = Date.now(),
): number | undefined {
  const value = response.headers.get("retry-after")?.trim();
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Returns how many milliseconds to wait before the next request if `RateLimit` (draft-ietf-httpapi-ratelimit-headers)
 * says that no requests are left; 0 otherwise.
 */
export function waitForQuota({ response }: Exchange): number {
  const policies = (response.headers.get("ratelimit") ?? "").split(",");
  const waits = policies.map((policy) => {
    const remaining = /;\s*r=(\d{1,9})\b/.exec(policy)?.[1];
    const seconds = /;\s*t=(\d{1,9})\b/.exec(policy)?.[1];
    return remaining === "0" && seconds !== undefined ? Number(seconds) * 1_000 : 0;
  });
  return Math.max(...waits);
}
