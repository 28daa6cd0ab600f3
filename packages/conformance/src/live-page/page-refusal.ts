import type { IncomingMessage } from "node:http";

/** The response to a refused request to the page, with the reason. */
export interface Refusal {
  readonly status: 403 | 404 | 405 | 421;
  readonly reason: string;
}

/**
 * Names of the loopback interface. Another site can point its own name to it (DNS rebinding), and its scripts could
 * then read the page. In that case `Host` contains that name, and no script can change it.
 */
const LOCAL_NAMES: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

const PATHS: ReadonlySet<string> = new Set(["/", "/events"]);

/** Returns why a request is refused; undefined if it is allowed. */
export function refusalOf({
  method,
  url,
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): Refusal | undefined {
  if (!isLocal(headers.host))
    return { status: 421, reason: "Expected the `Host` 127.0.0.1 or localhost." };
  if (!PATHS.has(url ?? "")) return { status: 404, reason: "Expected the path / or /events." };
  if (method !== "GET" && method !== "HEAD") return { status: 405, reason: "Expected GET." };
  // Other sites may link to the page, but may not open a stream.
  const site = headers["sec-fetch-site"] ?? "same-origin";
  const isOwn = site === "same-origin" || site === "none";
  if (url === "/events" && !isOwn)
    return { status: 403, reason: "Expected a request of the page itself." };
  return undefined;
}

function isLocal(host: string | undefined): boolean {
  const url = `http://${host ?? ""}`;
  return URL.canParse(url) && new URL(url).host === host && LOCAL_NAMES.has(new URL(url).hostname);
}
