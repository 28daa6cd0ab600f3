import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { createHttpServer } from "@document-export/server-stub/node";

/** A server that accepts connections. */
export interface Listening {
  readonly url: string;
  /** Accepts no more connections, and closes those that carry no request. */
  readonly stopListening: () => void;
  /** Stops listening and closes all connections. */
  readonly close: () => Promise<void>;
}

/** Where to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The default of Node, which Node ignores if there is no timeout for the whole request. */
const HEADERS_TIMEOUT_MS = 60_000;

/** What handles requests. */
export interface Listeners {
  readonly request: RequestListener;
  /** Prepares the response that refuses an `Expect` header, which the server sends without the other listener. */
  readonly unmetExpectation: RequestListener;
}

/** Starts to listen. Rejects with an error that says what is wrong with the address. */
export async function listen(
  { request, unmetExpectation }: Listeners,
  { host, port }: ListenAddress,
): Promise<Listening> {
  // No timeout for the whole request: a body may wait for memory, and upload admission limits how slow it may be.
  const options = { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS };
  const server = createHttpServer({ node: request }, options);
  server.prependListener("checkExpectation", unmetExpectation);
  const url = await listening(server, { host, port }, "PORT or --port");
  return {
    url,
    stopListening: () => void server.close(),
    close: () => close(server),
  };
}

/**
 * Lets a server listen, and gives its URL; `setting` says where another port is set.
 *
 * @throws {Error} which says what is wrong with the address.
 */
export async function listening(
  server: Server,
  { host, port }: ListenAddress,
  setting: string,
): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(listenErrorMessage(cause, { host, port }, setting), { cause });
  }
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${bound}`;
}

function listenErrorMessage(
  cause: unknown,
  { host, port }: ListenAddress,
  setting: string,
): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE")
    return `The port ${port} on ${host} is already in use. Stop the other process, or set another port with ${setting}.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Cannot listen on ${host}, port ${port}: ${reason}.`;
}

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => {
    // The callback gets an error where it had stopped listening before; then all connections may have ended too.
    server.close(resolve);
    server.closeAllConnections();
  });
}
