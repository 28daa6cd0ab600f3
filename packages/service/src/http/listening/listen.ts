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
  /** Accepts no more connections, closes idle ones, and resolves when none is left. */
  readonly stopListening: () => Promise<unknown>;
  /** Stops listening and closes all connections. */
  readonly close: () => Promise<void>;
  /** Reloads the certificate; absent without TLS. */
  readonly reloadCertificate?: () => Promise<void>;
}

/** Address to listen on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** Descriptor of a socket that is already listening; used instead of host and port. */
  readonly fd?: number | undefined;
  readonly tls?: CertificateFiles | undefined;
}

/**
 * Time limit in milliseconds for the headers of a request. Node has the same default, but ignores it if there is no
 * timeout for the whole request.
 */
const HEADERS_TIMEOUT_MS = 60_000;

// No timeout for the whole request: a body may have to wait for memory, and upload admission limits how slow it may be.
const OPTIONS = { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS };

/** Request listeners of a server. */
export interface Listeners {
  readonly request: RequestListener;
  /**
   * Prepares the response to an unsupported `Expect` header. The server sends that response without calling the other
   * listener.
   */
  readonly unmetExpectation: RequestListener;
}

/**
 * Starts listening, on the socket passed by systemd if there is one. Rejects with an error that says what is wrong with
 * the address or the certificate.
 */
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
 * Makes a server listen, and returns its host and port; `setting` names the setting for another port.
 *
 * @throws {Error} which says what is wrong with the address.
 */
export async function bind(
  server: Server,
  { host, port, fd }: ListenAddress,
  setting: string,
): Promise<string> {
  try {
    // If the descriptor is not a socket, the call itself throws.
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
    // The callback gets an error if the server had already stopped listening; in that case all connections may have
    // closed too.
    server.close(resolve);
    server.closeAllConnections();
  });
}
