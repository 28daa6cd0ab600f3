import type { IncomingHttpHeaders } from "node:http";
import { type ProxyTrust, trustOf } from "./caller-address.js";

/** Scheme that a caller used with the first proxy, or with the service. */
export type Scheme = "http" | "https";

/** The parts of a request that are read. */
export interface SchemedRequest {
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Matches the scheme in an element of a `Forwarded` header (RFC 7239, 5.4). */
const FORWARDED_PROTO = /(?:^|;)\s*proto\s*=\s*"?(https?)"?\s*(?:;|$)/i;
const SCHEME = /^https?$/i;

/**
 * Returns a function that reads the caller's scheme from the `X-Forwarded-Proto` or `Forwarded` header of trusted
 * proxies; undefined if they do not say, or no proxy is trusted. Of several values, the one from the outermost trusted
 * proxy counts.
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
