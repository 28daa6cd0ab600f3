import { TLSSocket } from "node:tls";

/** RFC 9110, 7.2, without what is unusual in the name of a host: what stays needs no escape in HTML, JSON or YAML. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Where the name of the service is unknown, its server is the one that the document came from (OpenAPI, Server Object). */
const SAME_SERVER = "/";

/** What a route reads of a request. */
export interface Caller {
  readonly headers: { readonly host?: string | undefined };
  /** The connection. */
  readonly socket?: unknown;
}

/** The base URL by which the sender of a request reached the service, unless it has a public one; what is no host is not repeated. */
export function serviceUrl(
  { headers: { host }, socket }: Caller,
  publicUrl: string | undefined,
): string {
  const scheme = socket instanceof TLSSocket ? "https" : "http";
  return publicUrl ?? (host !== undefined && HOST.test(host) ? `${scheme}://${host}` : SAME_SERVER);
}

/** Headers of what names the service. Without a public URL, the caller chose the name: a cache must not give it to others. */
export function namingHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return publicUrl === undefined ? { "cache-control": "no-store" } : {};
}
