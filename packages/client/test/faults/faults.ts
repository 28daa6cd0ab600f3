import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** Sends a faulty response and returns if it did; `times` counts the requests of this call. */
type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  times: number,
) => Promise<boolean>;

const json = { "content-type": "application/json" };

/** Ways in which servers, proxies and networks fail, keyed by the path that selects them. */
export const faults: Readonly<Record<string, Fault>> = {
  /** Responds that it is unavailable to the first request; echoes the idempotency key of a POST. */
  "unavailable-once": async (request, response, times) => {
    if (times > 1) return false;
    await text(request);
    const key = request.headers["idempotency-key"];
    response.writeHead(503, { "retry-after": "1", ...(key && { "idempotency-key": key }) }).end();
    return true;
  },
  /** Responds to every request that it is unavailable, for a second. */
  unavailable: async (request, response) => {
    await text(request);
    response.writeHead(503, { "retry-after": "1" }).end();
    return true;
  },
  /** Never responds. */
  silent: async () => true,
  /** Resets the connection before the response. */
  reset: async (request) => {
    request.socket.resetAndDestroy();
    return true;
  },
  /** Cuts the connection in the middle of the response. */
  cut: async (request, response) => {
    response.writeHead(200, { ...json, "content-length": "1000" });
    response.write('{"items": [', () => request.socket.destroy());
    return true;
  },
  "redirect-loop": async (request, response) => {
    response.writeHead(302, { location: request.url }).end();
    return true;
  },
  html: async (_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
    return true;
  },
  /** The error page of a proxy that cannot reach the server. */
  "bad-gateway": async (_, response) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
    return true;
  },
  /** Sends bytes that are not HTTP. */
  noise: async (request) => {
    request.socket.end("SSH-2.0-OpenSSH_9.9\r\n");
    return true;
  },
  empty: async (_, response) => {
    response.writeHead(200, { ...json, "content-length": "0" }).end();
    return true;
  },
  truncated: async (_, response) => {
    response.writeHead(200, json).end('{"items": [');
    return true;
  },
  /** Returns a job whose summary is the request body. */
  echo: async (request, response) => {
    response.writeHead(202, json).end(JSON.stringify({ summary: await text(request) }));
    return true;
  },
};
