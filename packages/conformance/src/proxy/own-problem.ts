// Problems that the proxy itself sends; all other responses come from the upstream.
import type { IncomingMessage, ServerResponse } from "node:http";

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

function respondProblem(
  outgoing: ServerResponse,
  problem: { readonly title: string; readonly status: number; readonly detail: string },
): void {
  // The rest of the request is not read, so the connection cannot be reused.
  const headers = { "content-type": "application/problem+json", connection: "close" };
  const body = JSON.stringify({ type: "about:blank", ...problem });
  outgoing.writeHead(problem.status, headers).end(body);
}
