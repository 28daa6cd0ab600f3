import type { Duplex } from "node:stream";
import {
  PROBLEM_TYPE_PREFIX,
  PROBLEMS,
  problemTypeOf,
  type ProblemType,
} from "../problems/catalogue.js";
import { isUnknownMethod } from "./is-unknown-method.js";

/**
 * A listener for `clientError` of `node:http`, which handles messages that Node refuses before they become requests.
 */
export type ClientErrorListener = (error: Error, socket: Duplex) => void;

interface Refusal {
  readonly type: ProblemType;
  readonly detail: string;
}

const MALFORMED: Refusal = {
  type: "invalid-request",
  detail: "The request cannot be parsed as HTTP/1.1.",
};

/** A method that the server does not support (RFC 9110, 15.6.2). */
const UNKNOWN_METHOD: Refusal = {
  type: "not-implemented",
  detail:
    "The server does not implement the method of the request. Methods are case-sensitive and in capitals, such as GET.",
};

const UNKNOWN_CODING: Refusal = {
  type: "not-implemented",
  detail: "The only `Transfer-Encoding` that is supported is `chunked`.",
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    type: "header-fields-too-large",
    detail: "The header fields exceed the limit of the server.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    type: "content-too-large",
    detail: "The chunk extensions exceed the limit of the server.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    type: "request-timeout",
    detail: "The request was not received completely within the time limit of the server.",
  },
};

/**
 * Time in milliseconds for which input is discarded before the connection closes. Closing it while the caller is still
 * sending can lose the response (RFC 9112, 9.6).
 */
const LINGER_MS = 2_000;
const responded = new WeakSet<Duplex>();

/**
 * Responds with a problem and closes the connection. If the connection is closed or a response has started, it is
 * closed immediately. Node also reports errors after a refused message: the input is discarded until the caller closes,
 * for at most two seconds.
 */
export const respondToClientError = clientErrorListener(PROBLEM_TYPE_PREFIX);

/** Creates a listener like {@link respondToClientError}, with another prefix of problem types. */
export function clientErrorListener(typeBase: string): ClientErrorListener {
  return (error, socket) => {
    if (responded.has(socket) && !socket.errored) return;
    if (!socket.writable || hasResponseUnderWay(socket)) return void socket.destroy();
    endWithProblem(socket, refusalOf(error), typeBase);
  };
}

/** Refuses a request whose socket Node has detached, such as a CONNECT request. */
export function respondToUnknownMethod(socket: Duplex, typeBase?: string): void {
  // Without another listener, a caller that resets the connection would crash the process.
  socket.on("error", () => socket.destroy());
  endWithProblem(socket.resume(), UNKNOWN_METHOD, typeBase);
}

function endWithProblem(socket: Duplex, refusal: Refusal, typeBase?: string): void {
  responded.add(socket);
  socket.end(encode(refusal, typeBase));
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(timer));
}

function refusalOf(error: Error): Refusal {
  const code: unknown = Reflect.get(error, "code");
  if (code === "HPE_INVALID_METHOD" && isUnknownMethod(error)) return UNKNOWN_METHOD;
  if (code === "HPE_INVALID_TRANSFER_ENCODING" && isUnknownCoding(error)) return UNKNOWN_CODING;
  return (typeof code === "string" ? REFUSALS[code] : undefined) ?? MALFORMED;
}

/**
 * Returns true if the transfer coding is unknown. The parser uses the same code for malformed messages, such as a
 * coding together with a length, which are a 400.
 */
function isUnknownCoding(error: Error): boolean {
  return Reflect.get(error, "reason") === "Request has invalid `Transfer-Encoding`";
}

/**
 * Returns true if a response has started. Node tests the same private property before its own response; there is no
 * public one.
 */
function hasResponseUnderWay(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof Object && Reflect.get(response, "headersSent") === true;
}

function encode({ type: slug, detail }: Refusal, typeBase = PROBLEM_TYPE_PREFIX): string {
  const { status, title } = PROBLEMS[slug];
  const type = problemTypeOf(slug, typeBase);
  const requestId = crypto.randomUUID();
  const instance = `urn:uuid:${requestId}`;
  const body = JSON.stringify({ type, title, status, detail, instance });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `date: ${new Date().toUTCString()}`,
    "connection: close",
    "content-type: application/problem+json",
    `content-length: ${body.length}`,
    `x-request-id: ${requestId}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
