import { once } from "node:events";
import { Agent as HttpAgent, type ClientRequest, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";
import { TargetUnreachableError } from "../engine/reach-target.js";
import { UsageError } from "../load/target.js";
import { hintOfAuthority } from "../engine/unknown-authority.js";

/** Where requests are forwarded to. */
export interface Upstream {
  /** Without a slash at its end. */
  readonly url: string;
  /** Host and port, as `Host` names them. */
  readonly host: string;
  request(method: string, path: string, headers: readonly string[]): ClientRequest;
  close(): void;
}

/** Messages may have longer headers than Node admits by default. */
export const MAX_HEADER_BYTES = 2 ** 16;

const CONNECT_TIMEOUT = 5_000;

/**
 * Creates the way to an upstream, with connections that are kept open.
 * @param ca certificates, as PEM, that the upstream's may be signed by besides those of the system
 * @throws UsageError if the address is not an http or https URL
 */
export function createUpstream(address: string, ca?: string): Upstream {
  const url = parseUrl(address);
  const isTls = url.protocol === "https:";
  const agent = isTls
    ? new HttpsAgent({ keepAlive: true, scheduling: "lifo", ...(ca !== undefined && { ca }) })
    : new HttpAgent({ keepAlive: true, scheduling: "lifo" });
  // All connections are alike, so that no name must be made of their options for each request.
  agent.getName = () => url.origin;
  const start = isTls ? requestHttps : requestHttp;
  const { hostname, port } = placeOf(url);
  const prefix = url.pathname.replace(/\/+$/, "");
  return {
    url: url.origin + prefix,
    host: url.host,
    request: (method, path, headers) =>
      start({
        hostname,
        port,
        method,
        path: path === "*" ? path : prefix + path,
        // Node's types lack the flat list that is written as it is.
        headers: headers as unknown as Record<string, string>,
        agent,
        maxHeaderSize: MAX_HEADER_BYTES,
      }),
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
 * Makes sure that the upstream takes a connection, and that its certificate is accepted.
 * @throws TargetUnreachableError saying why not
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

/** An address is not a server name (RFC 6066, 3). */
function nameOf(host: string): { servername?: string } {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

/** Node tries all addresses of a name, and puts their errors together in one without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
