import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import { refuseMessage } from "@document-export/server-stub/node";
import { OPERATOR_API } from "../control/protocol.js";
import { sendResponse, type PlainResponse } from "../http/plain-response.js";
import { sendProblem, sendUnread } from "../http/problems.js";
import type { Logger } from "../logs/logger.js";
import { requestRefusal, type AccessRules } from "./access/request-refusal.js";
import { hasSessionCookie } from "./access/session-cookie.js";
import { CONSOLE, redirectTo } from "./console/console-route.js";
import { isWebhookView } from "./webhook-view/webhook-view-path.js";

/** Paths of previews, which the console shows in a sandboxed frame. */
const PREVIEW = /^\/operator\/v1\/jobs\/[^/?]+\/preview(?:\?|$)/;

/** Parts that the operator port serves. */
export interface OperatorParts {
  readonly entry: NodeEntry;
  readonly console: (path: string) => Promise<PlainResponse>;
  /** Serves the page of one webhook, at `viewUrl`. */
  readonly webhookView: NodeEntry;
  readonly viewUrl: string | undefined;
  readonly rules: AccessRules;
  readonly log: Logger;
}

/** Serves the operator port: the API and the console. Pages of other sites have no access. */
export function createOperatorListener(parts: OperatorParts): RequestListener {
  return (request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("x-frame-options", PREVIEW.test(request.url ?? "") ? "SAMEORIGIN" : "DENY");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    respond(parts, request, response).catch((error: unknown) => {
      parts.log.error({ err: error }, "operator request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function respond(
  { entry, console, rules, webhookView, viewUrl }: OperatorParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = "", headers } = request;
  const path = url.split("?", 1)[0] ?? "";
  // A browser may send the console's cookie to this page, which ignores it.
  const isView = isWebhookView(path);
  const refusal = isView
    ? requestRefusal(request, false, withName(rules, viewUrl))
    : requestRefusal(request, hasSessionCookie(headers.cookie), rules);
  if (refusal) return sendUnread(response, refusal);
  if (path.startsWith(`${OPERATOR_API}/`)) return entry(request, response);
  // For its own paths, the stub does this check itself.
  if (refuseMessage(request, response)) return;
  if (isView) return webhookView(request, response);
  const isRead = method === "GET" || method === "HEAD";
  const isConsole = path === CONSOLE || path.startsWith(`${CONSOLE}/`);
  if (isRead && path === "/") return send(request, response, redirectTo("console/"));
  if (isRead && isConsole) return send(request, response, await console(path));
  const detail = `Nothing is at this path. The operator's API is below ${OPERATOR_API}, the console below ${CONSOLE}.`;
  sendProblem(response, { type: "not-found", detail });
}

function withName(rules: AccessRules, url: string | undefined): AccessRules {
  return url === undefined ? rules : { ...rules, publicUrls: [...rules.publicUrls, url] };
}

function send({ method }: IncomingMessage, response: ServerResponse, content: PlainResponse): void {
  sendResponse(response, content, method !== "HEAD");
}
