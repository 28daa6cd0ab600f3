// Problems that the proxy itself sends; all other responses come from the upstream.
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** The name of this proxy in `Via`. */
export const OWN_NAME = "document-export-conformance";

/** How many of these proxies a request may have passed: one that passes more goes around in a circle. */
const MAX_PASSED_PROXIES = 10;

/**
 * Responds with a problem for an upstream that gives no response (RFC 9110, 15.6.3), or aborts a response that has
 * already started.
 */
export function respondBadGateway(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const reason = error instanceof Error ? error.message : String(error);
  const detail = `The upstream gave no complete response: ${reason}.`;
  respondProblem(outgoing, { title: "Bad Gateway", status: 502, detail });
}

/** Whether a request has exactly one `Host`, as HTTP/1.1 requires (RFC 9112, 3.2). */
export function hasOneHost({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, "httpVersion" | "rawHeaders">): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts === 1 || (httpVersion === "1.0" && hosts === 0);
}

/**
 * Refuses a request without exactly one `Host`: the upstream would receive its own host and could not refuse the
 * request.
 */
export function refuseHost(outgoing: ServerResponse): void {
  const detail = "Expected one `Host` header (RFC 9112, 3.2).";
  respondProblem(outgoing, { title: "Bad Request", status: 400, detail });
}

/** Whether a request has been here too often, because the upstream leads back to this proxy. */
export function isInCircle({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return (headers.via?.split(OWN_NAME).length ?? 0) > MAX_PASSED_PROXIES;
}

/** Refuses a request that goes around in a circle (RFC 5842, 7.2). */
export function refuseCircle(outgoing: ServerResponse): void {
  const detail = `The request passed ${MAX_PASSED_PROXIES} of these proxies: the upstream leads back to this one.`;
  respondProblem(outgoing, { title: "Loop Detected", status: 508, detail });
}

/** Refuses a tunnel, whose bytes nobody could judge. */
export function refuseTunnel(socket: Duplex): void {
  const detail =
    "This is not a forward proxy: send requests to it as you would to the upstream, without CONNECT.";
  writeProblem(socket, 501, detail);
}

const STATUS_OF_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Refuses bytes that are no request that Node can pass on, and says why; Node itself says only the status.
 * @param isBusy whether an earlier request of the connection has no complete response, to which nothing may be added
 */
export function refuseBytes(
  error: Error & { readonly code?: string },
  socket: Duplex,
  isBusy: boolean,
): void {
  if (!socket.writable || isBusy) return void socket.destroy();
  const detail = `The proxy cannot pass the request on: ${error.message}.`;
  writeProblem(socket, STATUS_OF_ERRORS[error.code ?? ""] ?? 400, detail);
}

function writeProblem(socket: Duplex, status: number, detail: string): void {
  const title = STATUS_CODES[status] ?? "";
  const body = JSON.stringify({ type: "about:blank", title, status, detail });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

function respondProblem(
  outgoing: ServerResponse,
  problem: { readonly title: string; readonly status: number; readonly detail: string },
): void {
  // The rest of the request is not read, so the connection cannot be reused.
  const headers = { "content-type": "application/problem+json", connection: "close" };
  const body = JSON.stringify({ type: "about:blank", ...problem });
  outgoing.writeHead(problem.status, headers).end(body);
}
