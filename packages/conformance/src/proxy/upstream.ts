import { once } from "node:events";
import { Agent as HttpAgent, type ClientRequest, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";
import { TargetUnreachableError } from "../engine/reach-target.js";
import { UsageError } from "../load/target.js";
import { hintOfAuthority } from "../engine/unknown-authority.js";
import { keepReading } from "./keep-reading.js";

/** The server that requests are forwarded to. */
export interface Upstream {
  /** URL without a trailing slash. */
  readonly url: string;
  /** Host and port, as written in `Host`. */
  readonly host: string;
  request(method: string, path: string, headers: readonly string[]): ClientRequest;
  close(): void;
}

/** Maximum header size, larger than Node's default. */
export const MAX_HEADER_BYTES = 2 ** 16;

/** The size bounds the headers of a message, and not their number, of which Node takes 1,000 by default. */
export const ANY_COUNT = 0;

const CONNECT_TIMEOUT = 5_000;

/**
 * Creates a client for an upstream, with keep-alive connections.
 * @param ca PEM certificates of authorities that may sign the certificate of the upstream, in addition to those of the
 * system
 * @throws UsageError if the address is not an http or https URL
 */
export function createUpstream(address: string, ca?: string): Upstream {
  const url = parseUrl(address);
  const isTls = url.protocol === "https:";
  const agent = isTls
    ? new HttpsAgent({ keepAlive: true, scheduling: "lifo", ...(ca !== undefined && { ca }) })
    : new HttpAgent({ keepAlive: true, scheduling: "lifo" });
  keepReading(agent);
  // All connections have the same options, so there is no need to build a name from them for each request.
  agent.getName = () => url.origin;
  const start = isTls ? requestHttps : requestHttp;
  const { hostname, port } = placeOf(url);
  const prefix = url.pathname.replace(/\/+$/, "");
  return {
    url: url.origin + prefix,
    host: url.host,
    request(method, path, headers) {
      const request = start({
        hostname,
        port,
        method,
        path: path === "*" ? path : prefix + path,
        // Node's types lack the flat list, which is written unchanged.
        headers: headers as unknown as Record<string, string>,
        agent,
        maxHeaderSize: MAX_HEADER_BYTES,
      });
      request.maxHeadersCount = ANY_COUNT;
      return request;
    },
    close: () => agent.destroy(),
  };
}

function parseUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isAddress =
    url && /^https?:$/.test(url.protocol) && url.username + url.search + url.hash === "";
  if (isAddress) return url;
  throw new UsageError(
    `Invalid --upstream: expected an absolute http or https URL without credentials, query and fragment, got \`${address.slice(0, 80)}\`.`,
  );
}

function placeOf({ hostname, port, protocol }: URL): { hostname: string; port: number } {
  const standard = protocol === "https:" ? 443 : 80;
  return { hostname: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || standard };
}

/**
 * Checks that the upstream accepts a connection and that its certificate is valid.
 * @throws TargetUnreachableError with the reason
 */
export async function reachUpstream(address: string, ca?: string): Promise<void> {
  const url = parseUrl(address);
  const { hostname: host, port } = placeOf(url);
  const isTls = url.protocol === "https:";
  const socket = isTls
    ? connectTls({ host, port, ...nameOf(host), ...(ca !== undefined && { ca }) })
    : connectPlain({ host, port });
  const signal = AbortSignal.timeout(CONNECT_TIMEOUT);
  try {
    await once(socket, isTls ? "secureConnect" : "connect", { signal });
  } catch (cause) {
    const reason = signal.aborted ? `no connection in ${CONNECT_TIMEOUT} ms` : messageOf(cause);
    const hint = hintOfAuthority(cause, "pass --upstream-ca");
    throw new TargetUnreachableError(
      `The upstream ${url.origin} cannot be reached: ${reason}.${hint}`,
      { cause },
    );
  } finally {
    socket.destroy();
  }
}

/** An IP address is not a valid server name (RFC 6066, 3). */
function nameOf(host: string): { servername?: string } {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

/** Node tries all addresses of a name, and combines their errors into one without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
