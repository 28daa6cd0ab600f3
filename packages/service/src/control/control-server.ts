import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import type { Logger } from "../logs/logger.js";
import { faultOf } from "../storage/embedded/embedded-database-error.js";
import { decode, encode, MEDIA_TYPE, OPERATOR_API } from "./protocol.js";

/** Handles one kind of request on the control socket. Errors that it throws are sent to the command. */
export type ControlRoute = (body: unknown, request: IncomingMessage) => Promise<unknown>;

/** Maximum number of connections at the same time. A command that watches keeps its connection open. */
const MAX_CONNECTIONS = 64;
/** Time limits in milliseconds for receiving the headers of a request, and the whole request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Time in milliseconds after which an idle connection is closed. */
const KEEP_ALIVE_TIMEOUT_MS = 60_000;

/** Creates the server of the control socket without listening yet; `operator` serves the operator's API. */
export function createControlServer(
  routes: ReadonlyMap<string, ControlRoute>,
  operator: NodeEntry,
  log: Logger,
): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    (request, response) => {
      const isOperator = request.url?.startsWith(`${OPERATOR_API}/`);
      const responded = isOperator
        ? operator(request, response)
        : respond(routes, request, response);
      responded.catch((error: unknown) => {
        log.warn({ err: error }, "control request failed");
        response.destroy();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

async function respond(
  routes: ReadonlyMap<string, ControlRoute>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const route = request.method === "POST" ? routes.get(request.url ?? "") : undefined;
  if (!route)
    return send(response, 404, { message: `There is no ${request.method} ${request.url}.` });
  const body = await readBody(request);
  if (body === undefined) {
    const message = `A request may have at most ${bounds.controlRequest.max} bytes.`;
    response.setHeader("connection", "close");
    return send(response, 413, { message });
  }
  try {
    send(response, 200, await route(decode(body), request));
  } catch (error) {
    send(response, 500, faultOf(error));
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": MEDIA_TYPE }).end(encode(value));
}

/**
 * Reads a body; undefined if it is too long. In that case the rest is read and discarded, until the request times out:
 * closing the connection midway would lose the response.
 */
async function readBody(request: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= bounds.controlRequest.max) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > bounds.controlRequest.max ? undefined : Buffer.concat(chunks);
}
