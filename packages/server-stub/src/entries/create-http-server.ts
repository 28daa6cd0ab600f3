import {
  createServer,
  type RequestListener,
  type Server as HttpServer,
  type ServerOptions,
} from "node:http";
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
}

/**
 * A `node:http` server of a stub, not listening yet, which refuses with a problem what Node refuses without one: what is no
 * request, a missing `Host`, an `Expect` that cannot be met, CONNECT. `options` are those of `node:http`. Requests
 * without a body are ended before they are handled (`optimizeEmptyRequests`, where Node has it): a tenth less work for
 * each of them.
 */
export function createHttpServer(
  { node, clientError = respondToClientError }: HttpListeners,
  options: ServerOptions = {},
): HttpServer {
  // A missing `Host` is refused by the stub, with a problem.
  const defaults: ServerOptions = { optimizeEmptyRequests: true, requireHostHeader: false };
  return createServer({ ...defaults, ...options }, node)
    .on("clientError", clientError)
    .on("checkExpectation", refuseExpectation)
    .on("connect", (_request, socket) => respondToUnknownMethod(socket));
}
