import type { IncomingHttpHeaders } from "node:http";
import { type ProxyTrust, trustOf } from "./caller-address.js";

/** How a caller spoke to the first proxy, or to the service. */
export type Scheme = "http" | "https";

/** What is read of a request. */
export interface SchemedRequest {
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** RFC 7239, 5.4. */
const FORWARDED_PROTO = /(?:^|;)\s*proto\s*=\s*"?(https?)"?\s*(?:;|$)/i;
const SCHEME = /^https?$/i;

/**
 * Finds the scheme that trusted proxies say the caller used, in `X-Forwarded-Proto` or in `Forwarded`; undefined where
 * they say nothing, or where nobody is trusted. Of several, the one that the outermost trusted proxy wrote.
 */
export function callerSchemeReader({
  trustProxy,
  forwardedHeader,
}: ProxyTrust): (request: SchemedRequest) => Scheme | undefined {
  if (trustProxy === 0) return () => undefined;
  const isTrusted = trustOf(trustProxy);
  const hops = typeof trustProxy === "number" ? trustProxy : Infinity;
  const [name, read] =
    forwardedHeader === "forwarded"
      ? (["forwarded", (text: string) => FORWARDED_PROTO.exec(text)?.[1]] as const)
      : (["x-forwarded-proto", (text: string) => SCHEME.exec(text)?.[0]] as const);
  return ({ remoteAddress, headers }) => {
    if (!isTrusted(remoteAddress, 0)) return undefined;
    const written = [headers[name] ?? ""].flat().join(",").split(",");
    const outermost = written.slice(-Math.min(hops, written.length))[0] ?? "";
    return read(outermost.trim())?.toLowerCase() as Scheme | undefined;
  };
}
