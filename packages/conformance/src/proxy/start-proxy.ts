import { once } from "node:events";
import { createServer as createHttp, type Server } from "node:http";
import { createServer as createHttps } from "node:https";
import { UsageError } from "../load/target.js";
import { CopyRoom } from "./body-copy.js";
import { forward, type ForwardOptions } from "./forward.js";
import { listenOn } from "../receive/listen-on.js";
import { hasOneHost, refuseHost } from "./own-problem.js";
import type { PassingExchange } from "./passing-exchange.js";
import { createUpstream, MAX_HEADER_BYTES } from "./upstream.js";

/** Options of a proxy. */
export interface ProxyOptions {
  /** Address of the implementation. */
  readonly upstream: string;
  /** Certificates, as PEM, that the upstream's may be signed by. @default those of the system */
  readonly upstreamCa?: string;
  /** @default 127.0.0.1 */
  readonly host?: string;
  /** @default a free port */
  readonly port?: number;
  /** Certificate and key, as PEM, with which it listens. @default plain HTTP */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Passes `Host` on, instead of that of the upstream. @default false */
  readonly keepsHost?: boolean;
  /** Called when an exchange is over, which has waited for nothing. */
  record(exchange: PassingExchange): void;
}

/** A proxy that listens. */
export interface RunningProxy {
  readonly url: string;
  /** Takes no more connections, waits a little for open exchanges, and closes what is left. */
  close(): Promise<void>;
}

/** How long open exchanges may go on after the end, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/**
 * Starts a reverse proxy that passes messages on unchanged.
 * @throws UsageError if it cannot listen
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { host = "127.0.0.1", port = 0, keepsHost = false, record } = options;
  const upstream = createUpstream(options.upstream, options.upstreamCa);
  const server = createServer(options);
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
  for (const event of ["request", "checkContinue", "checkExpectation"] as const)
    server.on(event, (incoming, outgoing) => {
      if (!hasOneHost(incoming)) return refuseHost(outgoing);
      open.exchanges += 1;
      forward(incoming, outgoing, forwarding);
    });
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
      // An exchange may be over a moment after its connection.
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
    // A slow upload is as good as any, and Node says nothing of why it refuses a request.
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
