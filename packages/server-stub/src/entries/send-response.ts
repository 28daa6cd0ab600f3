import type { IncomingMessage, ServerResponse } from "node:http";
import type { CoreResponse } from "../request/core-request.js";
import { isStream } from "../request/streams.js";
import { sendStream } from "./send-stream.js";

// Time in milliseconds that a caller that is still sending gets to read the response.
const LINGER_MS = 2_000;

/** Sends a whole response with its length, or a stream as it is produced. */
export function sendResponse(
  coreResponse: CoreResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A framework may have responded already after its own timeout.
  if (response.destroyed || response.headersSent) return;
  // More input can follow only on a socket: an injected test request (light-my-request of Fastify) does not have this
  // member.
  const isSending = request.complete === false;
  // An unread body would be parsed as the next request on this connection.
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

/**
 * Ends the response. A text with as many bytes as characters is ASCII, which Node writes faster as `latin1` than as
 * UTF-8.
 */
function endWith(body: WholeBody, length: number, response: ServerResponse): void {
  if (typeof body === "string" && body.length === length) response.end(body, "latin1");
  else response.end(body);
}

/**
 * Discards the rest of the input for a limited time: closing the connection while the caller is still sending can lose
 * the response.
 */
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
