import {
  createServer,
  type RequestListener,
  type Server as HttpServer,
  type ServerOptions,
} from "node:http";
import {
  createServer as createTlsServer,
  type Server as HttpsServer,
  type ServerOptions as TlsOptions,
} from "node:https";
import {
  respondToClientError,
  respondToUnknownMethod,
  type ClientErrorListener,
} from "./client-error.js";
import { refuseExpectation } from "./refuse-message.js";

/** Listeners for the requests of a server: a stub, or an app of a framework that mounts a stub. */
interface HttpListeners {
  readonly node: RequestListener;
  /** Handles messages that Node refuses. @default that of the stub */
  readonly clientError?: ClientErrorListener;
  /** Prefix of problem types. @default that of the contract */
  readonly problemTypeBase?: string;
}

/**
 * Creates a `node:http` server for a stub, not listening yet. It sends a problem where Node would refuse without one:
 * invalid requests, a missing `Host`, an `Expect` that cannot be met, CONNECT. `options` are those of `node:http`.
 * Requests without a body are finished before they are handled (`optimizeEmptyRequests`, if Node supports it), which
 * saves a tenth of the work for each.
 */
export function createHttpServer(
  listeners: HttpListeners,
  options: ServerOptions = {},
): HttpServer {
  return addListeners(createServer({ ...DEFAULTS, ...options }, listeners.node), listeners);
}

/**
 * Creates the same server with TLS and HTTP/1.1; `options` are those of `node:https`, which require a certificate and
 * its key.
 */
export function createHttpsServer(listeners: HttpListeners, options: TlsOptions): HttpsServer {
  return addListeners(createTlsServer({ ...DEFAULTS, ...options }, listeners.node), listeners);
}

// With `requireHostHeader`, Node would refuse a missing `Host` without a problem; the stub refuses it with one.
const DEFAULTS: ServerOptions = { optimizeEmptyRequests: true, requireHostHeader: false };

function addListeners<Server extends HttpServer>(
  server: Server,
  { clientError = respondToClientError, problemTypeBase }: HttpListeners,
): Server {
  return server
    .on("clientError", clientError)
    .on("checkExpectation", (request, response) =>
      refuseExpectation(request, response, problemTypeBase),
    )
    .on("connect", (_request, socket) => respondToUnknownMethod(socket, problemTypeBase));
}
