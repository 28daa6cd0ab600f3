import { request } from "undici";
import { openOutbound } from "../../outbound/outbound.js";
import { check, type CheckContext } from "./check.js";
import { serverUrls, type CalledUrl } from "./plaintext-urls.js";

/**
 * Maximum difference between two clocks, in milliseconds. `Date` headers have a resolution of a second; S3 and webhook
 * receivers tolerate minutes.
 */
const MAX_SKEW_MS = 10_000;
/** Maximum number of servers to query: the first one that returns its time is enough. */
const MAX_SERVERS = 3;

/** Checks that the clock of this machine agrees with a server that the service calls (RFC 9110, 6.6.1). */
export const httpClockCheck = check({
  what: "clock",
  reads: ["destinations", "uploads", "tracesUrl"],
  run: async (context) => {
    const found = await askTime(context);
    if (!found) return [];
    const { apart, url } = found;
    const { host } = new URL(url);
    if (Math.abs(apart) <= MAX_SKEW_MS)
      return [{ state: "ok", what: "clock", detail: `agrees with ${host}` }];
    const seconds = Math.round(Math.abs(apart) / 1000);
    const detail = `is ${seconds} seconds ${apart > 0 ? "ahead of" : "behind"} ${host}; synchronise it with NTP: signatures and retries depend on it`;
    return [{ state: "warning", what: "clock", detail }];
  },
});

/** Returns how far this clock is ahead of a server, in milliseconds; undefined if no server returned its time. */
async function askTime({
  settings,
  storage: { db },
}: CheckContext<"destinations" | "uploads" | "tracesUrl">) {
  const outbound = openOutbound({ ...settings.destinations, section: "destinations" });
  const servers = (await serverUrls(db, settings)).filter(({ url }) => /^https?:/.test(url));
  try {
    for (const { url } of servers.slice(0, MAX_SERVERS)) {
      const apart = await skewOf(url, outbound);
      if (apart !== undefined) return { apart, url };
    }
  } finally {
    await outbound.dispatcher.destroy();
  }
  return undefined;
}

/** Returns the clock skew to a server; undefined if it cannot be reached, which the check of its connection reports. */
async function skewOf(
  url: CalledUrl["url"],
  { dispatcher, timeout }: ReturnType<typeof openOutbound>,
): Promise<number | undefined> {
  const began = Date.now();
  try {
    const limits = { headersTimeout: timeout, bodyTimeout: timeout };
    const { headers, body } = await request(url, { method: "HEAD", dispatcher, ...limits });
    await body.dump();
    const date = Date.parse(String(headers["date"]));
    // The second in the `Date` header started at some point between the request and the response.
    const now = Date.now();
    if (Number.isNaN(date)) return undefined;
    return date + 1000 < began ? began - date - 1000 : date > now ? now - date : 0;
  } catch {
    return undefined;
  }
}
