import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What is lost, and whether everything after it is lost too, as when the service is killed or the network is gone. */
export interface Cut {
  readonly lost: "request" | "response";
  readonly forGood: boolean;
}

/** Every way to lose something. */
export const cuts: readonly Cut[] = [
  { lost: "request", forGood: false },
  { lost: "request", forGood: true },
  { lost: "response", forGood: false },
  { lost: "response", forGood: true },
];

/** A way to a server that loses a message. */
export interface CuttingProxy {
  readonly port: number;
  /** Loses the `at`-th message from now on, counted from one. */
  readonly cutAt: (at: number, cut: Cut) => void;
  /** Whether it has lost something since. */
  readonly hasCut: () => boolean;
}

/** Starts a proxy of HTTP that ends with the test; a message is a request with its response. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  let left = Number.POSITIVE_INFINITY;
  let cut: Cut | undefined;
  let hasCut = false;
  const server = createServer((incoming, outgoing) => {
    const isDead = hasCut && cut?.forGood === true;
    left -= 1;
    const isCut = left === 0;
    if (isCut) hasCut = true;
    if (isDead || (isCut && cut?.lost === "request")) return void incoming.socket.destroy();
    forward(port, incoming, outgoing, isCut);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return {
    port: (server.address() as AddressInfo).port,
    cutAt: (at, next) => {
      left = at;
      cut = next;
      hasCut = false;
    },
    hasCut: () => hasCut,
  };
}

function forward(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  losesResponse: boolean,
): void {
  const { method, url, headers } = incoming;
  const upstream = request({ port, host: "127.0.0.1", method, path: url, headers, agent: false });
  const fail = () => incoming.socket.destroy();
  upstream.on("error", fail).on("response", (response) => {
    if (losesResponse) return void response.resume().on("end", fail);
    outgoing.writeHead(response.statusCode ?? 0, response.rawHeaders);
    response.pipe(outgoing);
  });
  incoming.pipe(upstream);
}
