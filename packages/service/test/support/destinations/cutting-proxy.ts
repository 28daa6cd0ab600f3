import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What is lost, and whether everything after it is lost too, as when the service or the network fails. */
export interface Cut {
  readonly lost: "request" | "response";
  readonly forGood: boolean;
}

/** Every combination of cuts. */
export const cuts: readonly Cut[] = [
  { lost: "request", forGood: false },
  { lost: "request", forGood: true },
  { lost: "response", forGood: false },
  { lost: "response", forGood: true },
];

/** A proxy to a server that can lose a message. */
export interface CuttingProxy {
  readonly port: number;
  /** Loses the `at`-th message from now on, counted from one. */
  readonly cutAt: (at: number, cut: Cut) => void;
  /** Whether a message was lost since. */
  readonly hasCut: () => boolean;
  /** Runs an action just before the `at`-th message is forwarded; `hasActed` returns whether it ran. */
  readonly actAt: (at: number, action: () => Promise<void>) => void;
  readonly hasActed: () => boolean;
}

/** Counts the messages of a proxy, and decides what happens to each. */
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

  /** Returns the part of the next message to lose, if any. */
  async next(): Promise<Cut["lost"] | undefined> {
    if (this.isDead()) return "request";
    this.left -= 1;
    this.leftToAct -= 1;
    if (this.leftToAct === 0) await this.action?.();
    if (this.left !== 0) return undefined;
    this.isCut = true;
    return this.cut?.lost;
  }

  /** Whether all further messages are lost. */
  isDead(): boolean {
    return this.isCut && this.cut?.forGood === true;
  }
}

/** Starts an HTTP proxy that stops after the test; a message is a request with its response. */
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
