// The page that follows a proxy. The judging process serves it, so that the traffic never waits for the page.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { listenOn } from "../receive/listen-on.js";
import { refusalOf } from "./page-refusal.js";
import { PAGE_POLICY, renderLivePage } from "./render-live-page.js";
import type { LiveState } from "./live-state.js";
import { PageViewers } from "./page-viewers.js";

/** A page that follows a proxy. */
export interface LivePage {
  readonly url: string;
  /** Shows the last state and a note that the proxy has ended, then closes. */
  end(): Promise<void>;
}

/** Update interval of the page in milliseconds. */
const UPDATE_MS = 500;

/** Time in milliseconds that a slow viewer has to receive the last update. */
const SHUTDOWN_TIMEOUT_MS = 1_000;

/** Maximum number of concurrent connections, including those of viewers. */
const MAX_CONNECTIONS = 64;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": PAGE_POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

/**
 * Serves the page on the loopback interface.
 * @param port 0 picks a free port
 * @param stateOf called for each view, and twice a second while anyone is watching
 * @throws UsageError if it cannot listen
 */
export async function startLivePage(port: number, stateOf: () => LiveState): Promise<LivePage> {
  const viewers = new PageViewers(stateOf);
  const server = createServer((request, response) => {
    respond(request, response, { stateOf, viewers });
  });
  server.maxConnections = MAX_CONNECTIONS;
  const bound = await listenOn(server, { port, host: "127.0.0.1", what: "the page" });
  const timer = setInterval(() => viewers.update(), UPDATE_MS);
  return {
    url: `http://127.0.0.1:${bound}/`,
    async end() {
      clearInterval(timer);
      viewers.end();
      await close(server);
    },
  };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { stateOf, viewers }: { stateOf(): LiveState; readonly viewers: PageViewers },
): void {
  const refusal = refusalOf(request);
  if (refusal) return refuse(response, refusal.status, refusal.reason);
  if (request.url === "/events") {
    if (viewers.isFull) return refuse(response, 503, "Too many pages are open: close one.");
    response.writeHead(200, { ...HEADERS, "content-type": "text/event-stream" });
    return viewers.add(response);
  }
  response.writeHead(200, { ...HEADERS, "content-type": "text/html; charset=utf-8" });
  response.end(request.method === "HEAD" ? undefined : renderLivePage(stateOf()));
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { ...HEADERS, "content-type": "text/plain; charset=utf-8" });
  response.end(`${reason}\n`);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
}
