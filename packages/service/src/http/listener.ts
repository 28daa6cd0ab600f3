import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import { refuseMessage } from "@document-export/server-stub/node";
import type { Logger } from "../logs/logger.js";
import { sendResponse } from "./plain-response.js";
import { sendProblem } from "./problems.js";
import type { SideRoute, SideRoutes } from "./side-routes.js";

/**
 * Routes every request: paths outside the interface go to `routes`, all others to the stub. A process without the stub
 * is a worker, which responds only on the health paths.
 */
export function createListener(
  api: NodeEntry | undefined,
  routes: SideRoutes,
  log: Logger,
): RequestListener {
  return (request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("x-frame-options", "DENY");
    const route = findRoute(request, routes);
    // For its own routes, the stub does this itself.
    if ((route || !api) && refuseMessage(request, response)) return;
    const responded = route
      ? respond(route, request, response)
      : (api ?? noInterface)(request, response);
    responded.catch((error: unknown) => {
      log.error({ err: error }, "request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

function findRoute(
  { method, url = "/" }: IncomingMessage,
  routes: SideRoutes,
): SideRoute | undefined {
  const path = url.split("?", 1)[0] ?? "/";
  return method === "GET" || method === "HEAD" ? routes.get(path) : undefined;
}

async function respond(
  route: SideRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  sendResponse(response, await route(request), request.method !== "HEAD");
}

async function noInterface(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const detail =
    "This process is a worker. It responds on its health paths only; send API requests to a process with the role `api` or `all`.";
  sendProblem(response, { type: "not-found", detail });
}
