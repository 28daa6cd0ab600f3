import { Agent, fetch as fetchOver, type RequestInit } from "undici";

/**
 * A `fetch` over a Unix socket, or a named pipe of Windows, for the option `fetch` of a client. The host of a URL is not
 * looked up. Idle connections keep no process running.
 */
export function connectSocket(path: string): (request: Request) => Promise<Response> {
  // A stream of events may be silent for longer than undici waits by default.
  const dispatcher = new Agent({ connect: { socketPath: path }, bodyTimeout: 0 });
  return async ({ url, method, headers, body, signal, redirect }) => {
    // Member by member: undici takes no `Request` of another copy of itself, such as the one inside Node.
    const sent = { method, headers, body, signal, redirect, duplex: "half", dispatcher };
    return (await fetchOver(url, sent as unknown as RequestInit)) as unknown as Response;
  };
}
