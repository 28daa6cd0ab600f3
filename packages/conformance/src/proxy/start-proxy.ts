import { once } from "node:events";
import { createServer as createHttp, type Server } from "node:http";
import { createServer as createHttps } from "node:https";
import type { Duplex } from "node:stream";
import { UsageError } from "../load/target.js";
import { CopyRoom } from "./body-copy.js";
import { forward, type ForwardOptions } from "./forward.js";
import { listenOn } from "../receive/listen-on.js";
import {
  hasOneHost,
  isInCircle,
  refuseBytes,
  refuseCircle,
  refuseHost,
  refuseTunnel,
} from "./own-problem.js";
import type { PassingExchange } from "./passing-exchange.js";
import { ANY_COUNT, createUpstream, MAX_HEADER_BYTES } from "./upstream.js";

/** Options of a proxy. */
export interface ProxyOptions {
  /** Address of the implementation. */
  readonly upstream: string;
  /** PEM certificates of authorities that may sign the certificate of the upstream. @default those of the system */
  readonly upstreamCa?: string;
  /** @default 127.0.0.1 */
  readonly host?: string;
  /** @default a free port */
  readonly port?: number;
  /** PEM certificate and key to listen with. @default plain HTTP */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Whether to pass `Host` on instead of using that of the upstream. @default false */
  readonly keepsHost?: boolean;
  /** Called when an exchange has finished; the traffic does not wait for it. */
  record(exchange: PassingExchange): void;
}

/** A running proxy. */
export interface RunningProxy {
  readonly url: string;
  /** Stops accepting connections, waits briefly for open exchanges, and closes the remaining ones. */
  close(): Promise<void>;
}

/** How long open exchanges may continue after the shutdown starts, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/**
 * Starts a reverse proxy that passes messages on unchanged.
 * @throws UsageError if it cannot listen
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { host = "127.0.0.1", port = 0, keepsHost = false, record } = options;
  const upstream = createUpstream(options.upstream, options.upstreamCa);
  const server = createServer(options);
  server.maxHeadersCount = ANY_COUNT;
  const open = { exchanges: 0, onNone: () => {} };
  const forwarding: ForwardOptions = {
    upstream,
    keepsHost,
    room: new CopyRoom(),
    record(exchange) {
      record(exchange);
      open.exchanges -= 1;
      if (open.exchanges === 0) open.onNone();
    },
  };
  const busy = new WeakSet<Duplex>();
  for (const event of ["request", "checkContinue", "checkExpectation"] as const)
    server.on(event, (incoming, outgoing) => {
      if (!hasOneHost(incoming)) return refuseHost(outgoing);
      if (isInCircle(incoming)) return refuseCircle(outgoing);
      open.exchanges += 1;
      const { socket } = incoming;
      busy.add(socket);
      outgoing.once("close", () => busy.delete(socket));
      forward(incoming, outgoing, forwarding);
    });
  server.on("connect", (_, socket) => refuseTunnel(socket));
  server.on("clientError", (error, socket) => refuseBytes(error, socket, busy.has(socket)));
  const bound = await listenOn(server, { port, host, what: "the proxy" });
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http${options.tls ? "s" : ""}://${name}:${bound}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
      await closed;
      clearTimeout(timer);
      // An exchange may finish slightly later than its connection.
      await new Promise<void>((resolve) => {
        open.onNone = resolve;
        if (open.exchanges === 0) resolve();
      });
      upstream.close();
    },
  };
}

function createServer({ tls }: ProxyOptions): Server {
  const limits = {
    // A slow upload is legitimate.
    requestTimeout: 0,
    requireHostHeader: false,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  if (!tls) return createHttp(limits);
  try {
    return createHttps({ ...limits, ...tls });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Invalid --tls-cert or --tls-key: ${reason}.`, { cause });
  }
}
