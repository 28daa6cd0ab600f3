// Forwards one exchange: request bytes go to the upstream as they arrive, and response bytes to the caller. A bounded
// copy of both is stored, and recorded at the end of the exchange.
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { CopyRoom } from "./body-copy.js";
import { endToEnd, hasToken, isChunked, linesOf } from "./end-to-end-headers.js";
import { passInformation } from "./information.js";
import { OWN_NAME, respondBadGateway } from "./own-problem.js";
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
  const copyChunk = (chunk: Buffer): void => exchange.requestBody.add(chunk);
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) exchange.fail("client", "the caller closed the connection");
    if (!outgoing.writableFinished || !exchange.isComplete()) request.destroy();
    incoming.off("data", copyChunk);
    exchange.end(incoming.complete);
    options.record(exchange);
  });
  if (!isBodiless) {
    incoming.on("data", copyChunk);
    // A caller that gives up its upload after an early response leaves nobody to end the request.
    incoming.once("close", () => void (incoming.complete || request.destroy()));
  }
  const attempt = (isLast: boolean): void => {
    let response: IncomingMessage | undefined;
    request = upstream.request(incoming.method ?? "GET", pathOf(incoming), headers);
    const failByServer = (error: Error): void => {
      exchange.fail("server", error.message);
      // Bytes after a whole response, such as a body of a 204, are an error too: the response is passed on as usual.
      if (!response?.complete) respondBadGateway(outgoing, error);
    };
    request.on("error", (error: Error) => {
      // An upstream may close a keep-alive connection at the moment it is reused (RFC 9112, 9.3.1).
      if (!isLast && isBodiless && request.reusedSocket && isReset(error)) return attempt(true);
      failByServer(error);
    });
    // The proxy removes `Upgrade` from requests, so that no upstream may switch (RFC 9110, 7.8).
    request.once("upgrade", (_, socket) => {
      socket.destroy();
      failByServer(new Error("it switched to another protocol, which no request asked for"));
    });
    passInformation(request, incoming, outgoing);
    request.on("response", (message) => {
      response = message;
      passResponse(message, { incoming, outgoing, exchange });
    });
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

/**
 * A caller that uses this server as its forward proxy sends the complete URL (RFC 9112, 3.2.2), from which `OPTIONS`
 * without a path becomes `*` (RFC 9112, 3.2.4).
 */
function pathOf({ url = "/", method }: IncomingMessage): string {
  if (url.startsWith("/") || url === "*") return url;
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  if (path === "" && method === "OPTIONS") return "*";
  return path.startsWith("/") ? path : `/${path}`;
}

/** Node adds no chunked encoding to these, even if they have no length. */
const NEVER_CHUNKED = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"]);

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
  else if (!("content-length" in incoming.headers || NEVER_CHUNKED.has(incoming.method ?? "")))
    headers.push("Content-Length", "0");
  // Trailers are passed on, so the upstream may send them if the caller accepts them (RFC 9110, 10.1.4).
  if (hasToken(incoming.headers.te, "trailers"))
    headers.push("TE", "trailers", "Connection", "TE, keep-alive");
  headers.push("Via", `${incoming.httpVersion} ${OWN_NAME}`);
  return headers;
}

function sendBody(incoming: IncomingMessage, request: ClientRequest): void {
  if (!hasBody(incoming)) return void request.end();
  // The head is sent first: the upstream may respond before the body arrives, with 100 or with an error.
  sendHead(request);
  incoming.once("end", () => addTrailers(request, incoming));
  // The rest of an upload that the upstream no longer reads is read here, for the next request comes after it.
  request.once("close", () => incoming.unpipe(request).resume());
  incoming.pipe(request);
}

const NO_BYTES = Buffer.alloc(0);

/** Sends the head with the bytes that were received, where `flushHeaders` writes those beyond ASCII as UTF-8. */
function sendHead(message: ClientRequest | ServerResponse): void {
  message.write(NO_BYTES);
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
      if (exchange.responseBody.isEmpty) sendHead(outgoing);
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
