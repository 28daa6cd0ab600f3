import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import { refuseMessage } from "@document-export/server-stub/node";
import type { Logger } from "pino";
import { sendProblem } from "./send-problem.js";
import { sendSideAnswer, type SideRoute } from "./side-routes.js";

/**
 * Answers every request: what lies outside the interface here, the rest by the stub.
 * A process without the stub is a worker, which answers for its health only.
 */
export function createListener(
  api: NodeEntry | undefined,
  routes: ReadonlyMap<string, SideRoute>,
  log: Logger,
): RequestListener {
  return (request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("x-frame-options", "DENY");
    const route = sideRouteOf(request, routes);
    // The stub does so for its own routes.
    if ((route || !api) && refuseMessage(request, response)) return;
    const answered = route
      ? answer(route, request, response)
      : (api ?? noInterface)(request, response);
    answered.catch((error: unknown) => {
      log.error({ err: error }, "request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

function sideRouteOf(
  { method, url = "/" }: IncomingMessage,
  routes: ReadonlyMap<string, SideRoute>,
): SideRoute | undefined {
  const path = url.split("?", 1)[0] ?? "/";
  return method === "GET" || method === "HEAD" ? routes.get(path) : undefined;
}

async function answer(
  route: SideRoute,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  sendSideAnswer(response, await route(), method !== "HEAD");
}

async function noInterface(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const detail = "This process is a worker: it answers for its health, and not to the interface.";
  sendProblem(response, { type: "not-found", detail });
}
