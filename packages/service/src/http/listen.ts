import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { createHttpServer } from "@document-export/server-stub/node";

/** A server that accepts connections. */
export interface Listening {
  readonly url: string;
  /** Accepts no more, and ends all connections. */
  readonly close: () => Promise<void>;
}

/** Where to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Milliseconds for the head of a request: Node's own, which it forgets without a time for the whole request. */
const HEAD = 60_000;

/** Starts to listen. Rejects with what is wrong with the address where it cannot. */
export async function listen(
  listener: RequestListener,
  { host, port }: ListenAddress,
): Promise<Listening> {
  // A body may wait for its turn, and come as slowly as is allowed: the time for a whole request is not fixed.
  const options = { requestTimeout: 0, headersTimeout: HEAD };
  const server = createHttpServer({ node: listener }, options);
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(listenFault(cause, { host, port }), { cause });
  }
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  const name = host.includes(":") ? `[${host}]` : host;
  return { url: `http://${name}:${bound}`, close: () => close(server) };
}

function listenFault(cause: unknown, { host, port }: ListenAddress): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE")
    return `The port ${port} on ${host} is in use. Stop what uses it, or name another by PORT or --port.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `The service cannot listen on ${host}, port ${port}: ${reason}.`;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
