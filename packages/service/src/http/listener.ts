import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import type { Logger } from "pino";
import { sendSideAnswer, type SideRoute } from "./side-routes.js";

/** Answers every request: what lies outside the interface here, the rest by the stub. */
export function createListener(
  api: NodeEntry,
  routes: ReadonlyMap<string, SideRoute>,
  log: Logger,
): RequestListener {
  return (request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("x-frame-options", "DENY");
    const route = sideRouteOf(request, routes);
    const answered = route ? answer(route, request, response) : api(request, response);
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
