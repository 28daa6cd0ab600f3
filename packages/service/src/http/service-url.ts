import type { IncomingHttpHeaders } from "node:http";
import { TLSSocket } from "node:tls";
import type { ProxyTrust } from "../proxies/caller-address.js";
import { callerSchemeReader } from "../proxies/caller-scheme.js";

/** A host (RFC 9110, 7.2) without unusual characters, so that it needs no escaping in HTML, JSON or YAML. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/**
 * Server URL if the name of the service is unknown: the server that the document came from (OpenAPI, Server Object).
 */
const SAME_SERVER = "/";

/** Parts of a request that a route reads. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  /** Connection of the request. */
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/** Settings that determine the URL of the service. */
export interface NamingSettings extends Partial<ProxyTrust> {
  readonly publicUrl?: string | undefined;
}

/** The URL that the service uses for itself in responses. */
export interface Naming {
  /**
   * Returns the public URL of the service, or else the base URL that the sender of the request used. An invalid host in
   * the request is not repeated.
   */
  readonly urlOf: (caller: Caller) => string;
  /**
   * Headers of responses that contain the URL. Without a public URL, the caller chose it, so a cache must not serve the
   * response to others.
   */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Creates the naming from the settings, or else from each request: the scheme reported by a trusted proxy, and the
 * `Host` that it passed on.
 */
export function createNaming({
  publicUrl,
  trustProxy = 0,
  forwardedHeader = "x-forwarded-for",
}: NamingSettings): Naming {
  if (publicUrl !== undefined) return { urlOf: () => publicUrl, headers: {} };
  const schemeOf = callerSchemeReader({ trustProxy, forwardedHeader });
  return {
    urlOf: ({ headers, socket }) => {
      const { host } = headers;
      if (host === undefined || !HOST.test(host)) return SAME_SERVER;
      const own = socket instanceof TLSSocket ? "https" : "http";
      return `${schemeOf({ remoteAddress: socket?.remoteAddress, headers }) ?? own}://${host}`;
    },
    headers: { "cache-control": "no-store" },
  };
}
