import { Agent, request as requestOver, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Responses with these statuses have no body (RFC 9110, 6.4.1), and `Response` rejects one. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Creates a `fetch` over a Unix socket or a Windows named pipe, for a client's `fetch` option. It does not resolve the
 * host of a URL and follows no redirects. The only timeout is the request's signal. Idle connections do not keep the
 * process alive.
 *
 * Rejects with the reason of the signal, or with a `TypeError` whose cause is the connection error.
 */
export function connectSocket(path: string): (request: Request) => Promise<Response> {
  const agent = new Agent({ keepAlive: true });
  return async (request) => {
    try {
      return toResponse(request, await send(request, path, agent));
    } catch (cause) {
      request.signal.throwIfAborted();
      throw new TypeError(`The request over the socket ${path} failed.`, { cause });
    }
  };
}

async function send(request: Request, path: string, agent: Agent): Promise<IncomingMessage> {
  const { host, pathname, search } = new URL(request.url);
  const sent = requestOver({
    agent,
    socketPath: path,
    method: request.method,
    path: `${pathname}${search}`,
    headers: { ...Object.fromEntries(request.headers), host },
    signal: request.signal,
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject);
  });
  if (request.body === null) sent.end();
  // A server may respond and close before it has read the whole body: its response counts.
  else pipeline(Readable.fromWeb(request.body), sent).catch(() => undefined);
  return response;
}

function toResponse({ method }: Request, message: IncomingMessage): Response {
  const { statusCode: status = 500, statusMessage = "", headersDistinct } = message;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  if (method !== "HEAD" && !WITHOUT_BODY.has(status))
    return new Response(Readable.toWeb(message), { status, statusText: statusMessage, headers });
  message.resume();
  return new Response(null, { status, statusText: statusMessage, headers });
}
