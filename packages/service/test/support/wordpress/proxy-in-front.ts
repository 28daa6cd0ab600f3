import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import { onTestFinished } from "vitest";

/** How a proxy in front of a site treats requests. */
export interface ProxyHabit {
  /** Whether it drops the `Authorization` header, as some servers do before PHP sees it. */
  readonly dropsAuthorization?: boolean;
  /** Whether the response to a request is lost after the site has executed the request. */
  readonly losesResponse?: (request: IncomingMessage) => boolean;
}

/** Starts a proxy in front of a site; returns the site's URL through the proxy. */
export async function proxyInFront(site: string, habit: ProxyHabit): Promise<string> {
  const { host, origin, pathname } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const { authorization, ...headers } = incoming.headers;
    const kept = habit.dropsAuthorization ? {} : { authorization };
    const forwarded = request(
      new URL(incoming.url ?? "/", origin),
      { method: incoming.method, headers: { ...headers, ...kept, host } },
      (response) => {
        if (habit.losesResponse?.(incoming)) {
          response.resume().once("end", () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://127.0.0.1:${port}${pathname.replace(/\/$/, "")}`;
}
