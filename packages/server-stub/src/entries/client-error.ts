import type { Duplex } from "node:stream";
import { PROBLEM_TYPE_PREFIX } from "../problems/catalogue.js";
import { isUnknownMethod } from "./is-unknown-method.js";

/** A listener for `clientError` of `node:http`: what Node refuses before a request is one. */
export type ClientErrorListener = (error: Error, socket: Duplex) => void;

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Without one the status says it all (RFC 9457, 4.2.1: `about:blank`). */
  readonly type?: string;
}

const MALFORMED: Refusal = {
  status: 400,
  type: `${PROBLEM_TYPE_PREFIX}invalid-request`,
  title: "Invalid request",
  detail: "The request cannot be parsed as HTTP/1.1.",
};

/** RFC 9110, 15.6.2. */
const notImplemented = (detail: string): Refusal => ({
  status: 501,
  type: `${PROBLEM_TYPE_PREFIX}not-implemented`,
  title: "Not implemented",
  detail,
});

const unknownMethod = notImplemented(
  "The server does not implement the method of the request. Methods are case-sensitive and in capitals, such as GET.",
);

const unknownCoding = notImplemented(
  "The only `Transfer-Encoding` that is supported is `chunked`.",
);

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: "Request Header Fields Too Large",
    detail: "The header fields exceed the limit of the server.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    title: "Content Too Large",
    detail: "The chunk extensions exceed the limit of the server.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: "Request Timeout",
    detail: "The request was not received completely within the time limit of the server.",
  },
};

/** Closing on a caller who is still sending can lose the response: RFC 9112, 9.6. */
const LINGER_MS = 2_000;
const responded = new WeakSet<Duplex>();

/**
 * Responses with a problem and closes; a connection that is gone, or has a response on its way, is closed at once.
 * Node reports what comes after a refused message too: it is read away until the caller closes, two seconds at most.
 */
export function respondToClientError(error: Error, socket: Duplex): void {
  if (responded.has(socket) && !socket.errored) return;
  if (!socket.writable || hasResponseUnderWay(socket)) return void socket.destroy();
  endWithProblem(socket, refusalOf(error));
}

/** Refuses a request whose socket Node has detached, such as CONNECT. */
export function respondToUnknownMethod(socket: Duplex): void {
  // Nobody else listens any more: a caller who resets the connection would end the process.
  socket.on("error", () => socket.destroy());
  endWithProblem(socket.resume(), unknownMethod);
}

function endWithProblem(socket: Duplex, refusal: Refusal): void {
  responded.add(socket);
  socket.end(encode(refusal));
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
}

function refusalOf(error: Error): Refusal {
  const code: unknown = Reflect.get(error, "code");
  if (code === "HPE_INVALID_METHOD" && isUnknownMethod(error)) return unknownMethod;
  if (code === "HPE_INVALID_TRANSFER_ENCODING" && isUnknownCoding(error)) return unknownCoding;
  return (typeof code === "string" ? REFUSALS[code] : undefined) ?? MALFORMED;
}

/** The parser gives the same code to what is malformed, such as a coding beside a length: that is a 400. */
function isUnknownCoding(error: Error): boolean {
  return Reflect.get(error, "reason") === "Request has invalid `Transfer-Encoding`";
}

/** Node asks the same before its own response; it has no public name for it. */
function hasResponseUnderWay(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof Object && Reflect.get(response, "headersSent") === true;
}

function encode({ status, title, detail, type = "about:blank" }: Refusal): string {
  const requestId = crypto.randomUUID();
  const instance = `urn:uuid:${requestId}`;
  const body = JSON.stringify({ type, title, status, detail, instance });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    "connection: close",
    "content-type: application/problem+json",
    `content-length: ${body.length}`,
    `x-request-id: ${requestId}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
