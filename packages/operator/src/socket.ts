import { Agent, fetch as fetchOver, type RequestInit } from "undici";

/**
 * A `fetch` over a Unix socket, or a named pipe of Windows, for the option `fetch` of a client. The host of a URL is not
 * looked up. Idle connections keep no process running.
 */
export function connectSocket(path: string): (request: Request) => Promise<Response> {
  // An erasure may take longer, and a stream of events be silent for longer, than undici waits by default.
  const dispatcher = new Agent({
    connect: { socketPath: path },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return async ({ url, method, headers, body, signal, redirect }) => {
    // Member by member: undici takes no `Request` of another copy of itself, such as the one inside Node.
    const sent = { method, headers, body, signal, redirect, duplex: "half", dispatcher };
    return (await fetchOver(url, sent as unknown as RequestInit)) as unknown as Response;
  };
}
