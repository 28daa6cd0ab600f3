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

/** What serves the requests of a server: a stub, or an app of a framework that a stub is mounted in. */
interface HttpListeners {
  readonly node: RequestListener;
  /** @default that of the stub */
  readonly clientError?: ClientErrorListener;
  /** What comes before the types of problems. @default that of the contract */
  readonly problemTypeBase?: string;
}

/**
 * A `node:http` server of a stub, not listening yet, which refuses with a problem what Node refuses without one: what is no
 * request, a missing `Host`, an `Expect` that cannot be met, CONNECT. `options` are those of `node:http`. Requests
 * without a body are ended before they are handled (`optimizeEmptyRequests`, where Node has it): a tenth less work for
 * each of them.
 */
export function createHttpServer(
  listeners: HttpListeners,
  options: ServerOptions = {},
): HttpServer {
  return addListeners(createServer({ ...DEFAULTS, ...options }, listeners.node), listeners);
}

/** The same server over TLS, with HTTP/1.1; `options` are those of `node:https`, which need a certificate and its key. */
export function createHttpsServer(listeners: HttpListeners, options: TlsOptions): HttpsServer {
  return addListeners(createTlsServer({ ...DEFAULTS, ...options }, listeners.node), listeners);
}

// A missing `Host` is refused by the stub, with a problem.
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
