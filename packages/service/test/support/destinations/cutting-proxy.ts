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
  /** Does something just before the `at`-th message goes on; `hasActed` says whether there was one. */
  readonly actAt: (at: number, action: () => Promise<void>) => void;
  readonly hasActed: () => boolean;
}

/** Counts the messages of a proxy, and says what becomes of each. */
export class Messages {
  private left = Number.POSITIVE_INFINITY;
  private cut: Cut | undefined;
  private leftToAct = Number.POSITIVE_INFINITY;
  private action: (() => Promise<void>) | undefined;
  private isCut = false;

  readonly hasCut = () => this.isCut;
  readonly hasActed = () => this.leftToAct <= 0;
  readonly cutAt = (at: number, cut: Cut) => {
    this.left = at;
    this.cut = cut;
    this.isCut = false;
  };
  readonly actAt = (at: number, action: () => Promise<void>) => {
    this.leftToAct = at;
    this.action = action;
  };

  /** What is lost of the next message, if anything. */
  async next(): Promise<Cut["lost"] | undefined> {
    if (this.isDead()) return "request";
    this.left -= 1;
    this.leftToAct -= 1;
    if (this.leftToAct === 0) await this.action?.();
    if (this.left !== 0) return undefined;
    this.isCut = true;
    return this.cut?.lost;
  }

  /** Whether nothing gets through any more. */
  isDead(): boolean {
    return this.isCut && this.cut?.forGood === true;
  }
}

/** Starts a proxy of HTTP that ends with the test; a message is a request with its response. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const messages = new Messages();
  const server = createServer(async (incoming, outgoing) => {
    const lost = await messages.next();
    if (lost === "request") return void incoming.socket.destroy();
    forward(port, incoming, outgoing, lost === "response");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { cutAt, hasCut, actAt, hasActed } = messages;
  return { port: (server.address() as AddressInfo).port, cutAt, hasCut, actAt, hasActed };
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
