import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** Responds to a request wrongly, and says whether it did; `times` counts the requests of the call. */
type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  times: number,
) => Promise<boolean>;

const json = { "content-type": "application/json" };

/** Ways in which servers, proxies and networks fail, by the path that selects them. */
export const faults: Readonly<Record<string, Fault>> = {
  /** Unavailable for the first request; echoes the key of a POST. */
  "unavailable-once": async (request, response, times) => {
    if (times > 1) return false;
    await text(request);
    const key = request.headers["idempotency-key"];
    response.writeHead(503, { "retry-after": "1", ...(key && { "idempotency-key": key }) }).end();
    return true;
  },
  /** Never responds. */
  silent: async () => true,
  /** Breaks the connection before a response. */
  reset: async (request) => {
    request.socket.resetAndDestroy();
    return true;
  },
  /** Breaks the connection within the response. */
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
  /** The page of a proxy that cannot reach the server. */
  "bad-gateway": async (_, response) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
    return true;
  },
  /** No HTTP at all. */
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
  /** A job whose summary is the body that arrived. */
  echo: async (request, response) => {
    response.writeHead(202, json).end(JSON.stringify({ summary: await text(request) }));
    return true;
  },
};
