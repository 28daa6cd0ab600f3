import type { IncomingHttpHeaders } from "node:http";
import { TLSSocket } from "node:tls";
import type { ProxyTrust } from "../proxies/caller-address.js";
import { callerSchemeReader } from "../proxies/caller-scheme.js";

/** RFC 9110, 7.2, without what is unusual in the name of a host: what stays needs no escape in HTML, JSON or YAML. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Where the name of the service is unknown, its server is the one that the document came from (OpenAPI, Server Object). */
const SAME_SERVER = "/";

/** What a route reads of a request. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  /** The connection. */
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/** What the name of the service depends on. */
export interface NamingSettings extends Partial<ProxyTrust> {
  readonly publicUrl?: string | undefined;
}

/** How the service is named to its callers. */
export interface Naming {
  /** The base URL by which the sender of a request reached the service, unless it has a public one; what is not a host is not repeated. */
  readonly urlOf: (caller: Caller) => string;
  /** Headers of what names the service. Without a public URL, the caller chose the name: a cache must not give it to others. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Names the service by its settings, or by the request: the scheme that a trusted proxy says, and the host that it passed on. */
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
