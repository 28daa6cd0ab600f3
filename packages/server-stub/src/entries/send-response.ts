import type { IncomingMessage, ServerResponse } from "node:http";
import type { CoreResponse } from "../request/core-request.js";
import { isStream } from "../request/streams.js";
import { sendStream } from "./send-stream.js";

// Long enough for a caller who is sending to read the response.
const LINGER_MS = 2_000;

/** Sends a response whole, with its length; a stream as it comes. */
export function sendResponse(
  coreResponse: CoreResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A framework that gave up waiting may have responded already.
  if (response.destroyed || response.headersSent) return;
  // Only on a socket can more be under way: what a test injects (light-my-request of Fastify) has no such member.
  const isSending = request.complete === false;
  // A body that nobody read would be taken for the next request on this connection.
  if (isSending) response.shouldKeepAlive = false;
  const { body } = coreResponse;
  if (isStream(body)) {
    response.writeHead(coreResponse.status, coreResponse.headers);
    void sendStream(body, response);
    return;
  }
  const { method } = request;
  const length = Buffer.byteLength(body ?? "");
  if (method !== "HEAD" && coreResponse.status !== 204 && coreResponse.status !== 304)
    coreResponse.headers["content-length"] = String(length);
  response.writeHead(coreResponse.status, coreResponse.headers);
  if (isSending) linger(body, request, response);
  else endWith(body, length, response);
}

type WholeBody = string | Uint8Array | undefined;

/** A text with as many bytes as characters is ASCII, which Node writes faster as what it is than as UTF-8. */
function endWith(body: WholeBody, length: number, response: ServerResponse): void {
  if (typeof body === "string" && body.length === length) response.end(body, "latin1");
  else response.end(body);
}

/** Closing on a caller who is still sending can lose the response, so the rest is read away for a while. */
function linger(body: WholeBody, request: IncomingMessage, response: ServerResponse): void {
  if (body === undefined) response.flushHeaders();
  else response.write(body);
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end).on("error", end).resume();
  function end(): void {
    clearTimeout(timer);
    if (!response.writableEnded) response.end();
  }
}
