import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { createHttpServer, createHttpsServer } from "@document-export/server-stub/node";
import {
  type CertificateEvents,
  type CertificateFiles,
  keepCertificate,
  readCertificate,
} from "../../tls/certificate.js";
import { passedSocket } from "./passed-socket.js";

/** A server that accepts connections. */
export interface Listening {
  readonly url: string;
  /** Accepts no more connections, closes those that wait for another request, and resolves when none is left. */
  readonly stopListening: () => Promise<unknown>;
  /** Stops listening and closes all connections. */
  readonly close: () => Promise<void>;
  /** Reads the certificate again; absent without TLS. */
  readonly reloadCertificate?: () => Promise<void>;
}

/** Where to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** Descriptor of a socket that listens already, instead of host and port. */
  readonly fd?: number | undefined;
  readonly tls?: CertificateFiles | undefined;
}

/** The default of Node, which Node ignores if there is no timeout for the whole request. */
const HEADERS_TIMEOUT_MS = 60_000;

// No timeout for the whole request: a body may wait for memory, and upload admission limits how slow it may be.
const OPTIONS = { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS };

/** What handles requests. */
export interface Listeners {
  readonly request: RequestListener;
  /** Prepares the response that refuses an `Expect` header, which the server sends without the other listener. */
  readonly unmetExpectation: RequestListener;
}

/** Starts to listen, on the socket that systemd has passed if there is one. Rejects with an error that says what is wrong with the address, or with the certificate. */
export async function listen(
  listeners: Listeners,
  address: ListenAddress,
  events: CertificateEvents,
): Promise<Listening> {
  const { tls } = address;
  if (!tls)
    return accept(
      createHttpServer({ node: listeners.request }, OPTIONS),
      "http",
      listeners,
      address,
    );
  const { notAfter, version, ...pair } = await readCertificate(tls);
  const server = createHttpsServer({ node: listeners.request }, { ...OPTIONS, ...pair });
  const listening = await accept(server, "https", listeners, address);
  events.metrics.certificateLoaded(notAfter);
  const { reload, stopWatching } = keepCertificate(server, tls, version, events);
  const stopListening = () => {
    stopWatching();
    return listening.stopListening();
  };
  return { ...listening, stopListening, reloadCertificate: reload };
}

async function accept(
  server: Server,
  scheme: "http" | "https",
  { unmetExpectation }: Listeners,
  address: ListenAddress,
): Promise<Listening> {
  server.prependListener("checkExpectation", unmetExpectation);
  const authority = await bind(server, { ...address, fd: passedSocket() }, "PORT or --port");
  return {
    url: `${scheme}://${authority}`,
    stopListening: () => new Promise((resolve) => void server.close(resolve)),
    close: () => close(server),
  };
}

/**
 * Lets a server listen, and returns its host and port; `setting` says where another port is set.
 *
 * @throws {Error} which says what is wrong with the address.
 */
export async function bind(
  server: Server,
  { host, port, fd }: ListenAddress,
  setting: string,
): Promise<string> {
  try {
    // Of a descriptor that is not a socket, the call itself throws.
    server.listen(fd === undefined ? { port, host } : { fd });
    await once(server, "listening");
  } catch (cause) {
    throw new Error(listenErrorMessage(cause, { host, port, fd }, setting), { cause });
  }
  const bound = server.address();
  if (typeof bound !== "object" || !bound) throw new Error(NO_PORT);
  const name = fd === undefined ? host : bound.address;
  return `${name.includes(":") ? `[${name}]` : name}:${bound.port}`;
}

const NO_PORT =
  "The socket that systemd passed has no port. Write a port into the socket unit, such as ListenStream=127.0.0.1:8080.";

function listenErrorMessage(
  cause: unknown,
  { host, port, fd }: ListenAddress,
  setting: string,
): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE")
    return `The port ${port} on ${host} is already in use. Stop the other process, or set another port with ${setting}.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (fd !== undefined) return `Cannot listen on the socket that systemd passed: ${reason}.`;
  return `Cannot listen on ${host}, port ${port}: ${reason}.`;
}

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => {
    // The callback gets an error where it had stopped listening before; then all connections may have ended too.
    server.close(resolve);
    server.closeAllConnections();
  });
}
