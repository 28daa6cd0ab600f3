import type { Duplex } from "node:stream";
import { problemTypePrefix } from "../problems/catalogue.js";

/** A listener for `clientError` of `node:http`: what Node refuses before a request is one. */
export type ClientErrorListener = (error: Error, socket: Duplex) => void;

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Without one the status says it all (RFC 9457, 4.2.1: `about:blank`). */
  readonly type?: string;
}

const malformed: Refusal = {
  status: 400,
  type: `${problemTypePrefix}invalid-request`,
  title: "Invalid request",
  detail: "Expected a request in HTTP/1.1, got what cannot be parsed as one.",
};

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: "Request Header Fields Too Large",
    detail: "The header fields are over the limit of the server.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    title: "Content Too Large",
    detail: "The chunk extensions are over the limit of the server.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: "Request Timeout",
    detail: "The request did not come to its end in the time that the server gives.",
  },
};

/** Answers with a problem and closes; a connection that is gone, or has an answer on its way, is closed at once. */
export function answerClientError(error: Error, socket: Duplex): void {
  if (!socket.writable || hasAnswerOnItsWay(socket)) return void socket.destroy();
  const code: unknown = Reflect.get(error, "code");
  socket.end(encode((typeof code === "string" ? refusals[code] : undefined) ?? malformed));
}

/** Node asks the same before its own answer; it has no public name for it. */
function hasAnswerOnItsWay(socket: Duplex): boolean {
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
