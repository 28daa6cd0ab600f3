import type { IncomingMessage, ServerResponse } from "node:http";
import type { CoreResponse } from "../handle/core-request.js";

// Long enough for a caller who is sending to read the answer.
const lingerMilliseconds = 2_000;

/** Sends an answer whole, with its length. */
export function sendAnswer(
  answer: CoreResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Who answered before, such as a framework that gave up waiting, owns the reply.
  if (response.destroyed || response.headersSent) return;
  // A body that nobody read would be taken for the next request on this connection.
  if (!request.complete) response.shouldKeepAlive = false;
  response.writeHead(answer.status, withLength(answer, request));
  if (request.complete) response.end(answer.body);
  else linger(answer, request, response);
}

function withLength({ status, headers, body }: CoreResponse, { method }: IncomingMessage) {
  if (method === "HEAD" || status === 204 || status === 304) return headers;
  headers["content-length"] = String(Buffer.byteLength(body ?? ""));
  return headers;
}

/** Closing on a caller who is still sending can lose the answer, so the rest is read away for a while. */
function linger(answer: CoreResponse, request: IncomingMessage, response: ServerResponse): void {
  if (answer.body === undefined) response.flushHeaders();
  else response.write(answer.body);
  const timer = setTimeout(end, lingerMilliseconds);
  request.once("end", end).once("close", end).on("error", end).resume();
  function end(): void {
    clearTimeout(timer);
    if (!response.writableEnded) response.end();
  }
}
