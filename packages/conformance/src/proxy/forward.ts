// Forwards one exchange: request bytes go to the upstream as they arrive, and response bytes to the caller. A bounded
// copy of both is stored, and recorded at the end of the exchange.
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { CopyRoom } from "./body-copy.js";
import { endToEnd, hasToken, isChunked, linesOf } from "./end-to-end-headers.js";
import { passInformation } from "./information.js";
import { respondBadGateway } from "./own-problem.js";
import { PassingExchange } from "./passing-exchange.js";
import type { Upstream } from "./upstream.js";

/** Where to forward exchanges, and who is notified about them. */
export interface ForwardOptions {
  readonly upstream: Upstream;
  /** Whether to pass `Host` on instead of using that of the upstream. */
  readonly keepsHost: boolean;
  /** Memory budget shared by all body copies. */
  readonly room: CopyRoom;
  record(exchange: PassingExchange): void;
}

/** Forwards one request, and records the exchange when it has finished. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ForwardOptions,
): void {
  const { upstream, room } = options;
  const exchange = new PassingExchange(incoming, upstream.url + pathOf(incoming), room);
  const headers = requestHeaders(incoming, options);
  const isBodiless = !hasBody(incoming);
  let request: ClientRequest;
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) exchange.fail("client", "the caller closed the connection");
    if (!request.writableFinished || !exchange.isComplete()) request.destroy();
    exchange.end(incoming.complete);
    options.record(exchange);
  });
  if (!isBodiless) incoming.on("data", (chunk: Buffer) => exchange.requestBody.add(chunk));
  const attempt = (isLast: boolean): void => {
    request = upstream.request(incoming.method ?? "GET", pathOf(incoming), headers);
    request.on("error", (error: Error) => {
      // An upstream may close a keep-alive connection at the moment it is reused (RFC 9112, 9.3.1).
      if (!isLast && isBodiless && request.reusedSocket && isReset(error)) return attempt(true);
      exchange.fail("server", error.message);
      respondBadGateway(outgoing, error);
    });
    passInformation(request, incoming, outgoing);
    request.on("response", (message) => passResponse(message, { incoming, outgoing, exchange }));
    sendBody(incoming, request);
  };
  try {
    attempt(false);
  } catch (error) {
    exchange.fail("client", "Node refuses to send such a request");
    respondBadGateway(outgoing, error);
  }
}

function isReset(error: Error): boolean {
  return "code" in error && error.code === "ECONNRESET";
}

function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}

/** A caller that uses this server as its forward proxy sends the complete URL (RFC 9112, 3.2.2). */
function pathOf({ url = "/" }: IncomingMessage): string {
  return url.startsWith("/") || url === "*" ? url : url.replace(/^[a-z]+:\/\/[^/?#]*/i, "") || "/";
}

const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

function requestHeaders(
  incoming: IncomingMessage,
  { upstream, keepsHost }: ForwardOptions,
): readonly string[] {
  const chunked = isChunked(incoming);
  const besides = [...(keepsHost ? [] : ["host"]), ...(chunked ? [] : ["trailer"])];
  const headers = endToEnd(incoming, ...besides);
  if (!keepsHost) headers.unshift("Host", upstream.host);
  if (chunked) headers.push("Transfer-Encoding", "chunked");
  // Without this header, Node would use chunked encoding.
  else if (!hasLength(incoming) && METHODS_WITH_BODY.has(incoming.method ?? ""))
    headers.push("Content-Length", "0");
  // Trailers are passed on, so the upstream may send them if the caller accepts them (RFC 9110, 10.1.4).
  if (hasToken(incoming.headers.te, "trailers"))
    headers.push("TE", "trailers", "Connection", "TE, keep-alive");
  headers.push("Via", `${incoming.httpVersion} document-export-conformance`);
  return headers;
}

function hasLength({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined;
}

function sendBody(incoming: IncomingMessage, request: ClientRequest): void {
  if (!hasBody(incoming)) return void request.end();
  // The head is sent first: the upstream may respond before the body arrives, with 100 or with an error.
  request.flushHeaders();
  incoming.once("end", () => addTrailers(request, incoming));
  incoming.pipe(request);
}

function addTrailers(to: ClientRequest | ServerResponse, { rawTrailers }: IncomingMessage): void {
  const pairs = linesOf(rawTrailers).map(([name, value]): [string, string] => [name, value]);
  if (pairs.length > 0) to.addTrailers(pairs);
}

const WITHOUT_BODY = new Set([204, 304]);

function passResponse(message: IncomingMessage, { incoming, outgoing, exchange }: Passing): void {
  const { statusCode: status = 502, statusMessage = "", rawHeaders } = message;
  exchange.head = { status, headers: rawHeaders };
  message.on("error", (error) => {
    exchange.fail("server", error.message);
    outgoing.destroy();
  });
  const hasContent = incoming.method !== "HEAD" && !WITHOUT_BODY.has(status);
  const chunked = hasContent && isChunked(message) && incoming.httpVersion !== "1.0";
  const headers = chunked ? endToEnd(message) : endToEnd(message, "trailer");
  if (chunked) headers.push("Transfer-Encoding", "chunked");
  outgoing.sendDate = false;
  try {
    outgoing.writeHead(status, statusMessage, headers);
  } catch (error) {
    exchange.fail("server", "its head cannot be passed on");
    message.destroy();
    return respondBadGateway(outgoing, error);
  }
  passBody(message, outgoing, exchange);
  // A late body must not delay the head, and a body that is already there is sent together with it.
  if (hasContent)
    process.nextTick(() => {
      if (exchange.responseBody.isEmpty) outgoing.flushHeaders();
    });
  message.once("end", () => {
    exchange.complete();
    if (chunked) addTrailers(outgoing, message);
    outgoing.end();
  });
}

/** Does the same as `pipe`, which would add considerable overhead to a small response. */
function passBody(
  message: IncomingMessage,
  outgoing: ServerResponse,
  { responseBody }: PassingExchange,
): void {
  message.on("data", (chunk: Buffer) => {
    responseBody.add(chunk);
    if (outgoing.destroyed || outgoing.write(chunk)) return;
    message.pause();
    outgoing.once("drain", () => message.resume());
  });
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly exchange: PassingExchange;
}
