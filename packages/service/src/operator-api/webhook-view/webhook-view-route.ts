import type { IncomingMessage, ServerResponse } from "node:http";
import { ProblemError } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { countInMinute } from "../../auth/count-in-minute.js";
import { sendResponse, type PlainResponse } from "../../http/plain-response.js";
import type { Logger } from "../../logs/logger.js";
import type { Database } from "../../storage/database.js";
import { countWebhookCalls } from "../../storage/lists/webhook-calls.js";
import { InvalidCursorError } from "../../storage/lists/keyset.js";
import type { FoundViewToken } from "../../storage/lists/webhook-view/view-tokens.js";
import { findViewedWebhook } from "../../storage/lists/webhook-view/viewed-webhook.js";
import { listViewedMessages } from "../../storage/lists/webhook-view/viewed-messages.js";
import { unavailableProblem } from "../../http/problems.js";
import { redirectTo } from "../console/console-route.js";
import { notePage, signInPage } from "./sign-in-page.js";
import { STYLE } from "./style.js";
import { noViewCookie, readViewCookie, viewCookie } from "./view-cookie.js";
import { findViewToken } from "./view-token.js";
import { webhookPage } from "./webhook-page.js";
import { WEBHOOK_VIEW } from "./webhook-view-path.js";

/** Dependencies of the page. */
export interface WebhookViewContext {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: Logger;
  /** True if browsers use TLS to reach the page. */
  readonly isSecure: boolean;
  /**
   * Counts a wrong token for the address that sent it.
   * @throws {ProblemError} 429 if the address sent too many in this minute.
   */
  readonly tokenFailed: (remoteAddress: string | undefined) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 50;
const MAX_ABOUT_CHARACTERS = 500;
const MAX_FORM_BYTES = 1024;
/** Maximum number of pages that a token may load per minute from one process: each page reads up to 10,000 messages. */
const MAX_PAGES_PER_MINUTE = 60;

const HEADERS = {
  // The page loads only its style sheet, and has no scripts.
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "cache-control": "no-store",
  // With `no-referrer`, browsers send a form with an `Origin` of `null`.
  "referrer-policy": "same-origin",
} as const;

const WRONG_TOKEN =
  "The token is unknown, revoked or expired. Expected a view token; the operator of the service can create another.";
const TOO_MANY_PAGES = `You have loaded more than ${MAX_PAGES_PER_MINUTE} pages in this minute. Try again in a minute.`;

/** Serves the read-only page of one webhook to holders of its view token, and nothing else. */
export function createWebhookView(context: WebhookViewContext) {
  const countPage = countInMinute(() => performance.now());
  const respond = async (request: IncomingMessage): Promise<PlainResponse> => {
    const { method = "", url = "" } = request;
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === WEBHOOK_VIEW) return redirectTo(`${WEBHOOK_VIEW.slice(1)}/`);
    const isRead = method === "GET" || method === "HEAD";
    if (isRead && pathname === `${WEBHOOK_VIEW}/style.css`)
      return { status: 200, type: "text/css; charset=utf-8", body: STYLE, headers: HEADERS };
    if (pathname !== `${WEBHOOK_VIEW}/`) return html(404, notePage("There is no such page."));
    if (method === "POST") return signIn(context, request);
    if (!isRead)
      return html(405, notePage("This page is read-only."), { allow: "GET, HEAD, POST" });
    const token = readViewCookie(request.headers.cookie);
    if (token === undefined) return html(200, signInPage());
    const found = await findViewToken(context.db, token, context.now());
    if (!found) return wrongToken(context, request);
    if (countPage(String(found.id)).count > MAX_PAGES_PER_MINUTE)
      return html(429, notePage(TOO_MANY_PAGES), { "retry-after": "60" });
    return showWebhook(context, found, searchParams);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = await respond(request).catch((error: unknown) => problemPage(error));
    context.log.info({ method: request.method, status: content.status }, "webhook view");
    sendResponse(response, content, request.method !== "HEAD");
  };
}

function html(status: number, body: string, headers: PlainResponse["headers"] = {}): PlainResponse {
  return { status, type: "text/html; charset=utf-8", body, headers: { ...HEADERS, ...headers } };
}

/** Returns a page for a problem with the request or the database. @throws every other error. */
function problemPage(error: unknown): PlainResponse {
  const problem = error instanceof ProblemError ? error : unavailableProblem(error);
  if (!problem) throw error;
  return html(problem.status, notePage(problem.message), problem.headers);
}

/** Handles the form, which sends either a token or `leave`. */
async function signIn(
  context: WebhookViewContext,
  request: IncomingMessage,
): Promise<PlainResponse> {
  const { db, now, isSecure } = context;
  const form = await readForm(request);
  if (!form)
    return html(413, notePage(`Expected a form of at most ${MAX_FORM_BYTES} bytes.`), {
      connection: "close",
    });
  if (form.has("leave")) return seeOther(noViewCookie(isSecure));
  const token = form.get("token")?.trim() ?? "";
  if (!(await findViewToken(db, token, now()))) return wrongToken(context, request);
  return seeOther(viewCookie(token, isSecure));
}

function seeOther(cookie: string): PlainResponse {
  return html(303, "", { location: "./", "set-cookie": cookie });
}

function wrongToken(
  { tokenFailed, isSecure }: WebhookViewContext,
  { socket }: IncomingMessage,
): PlainResponse {
  tokenFailed(socket.remoteAddress);
  return html(401, signInPage(WRONG_TOKEN), { "set-cookie": noViewCookie(isSecure) });
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8") as AsyncIterable<string>) {
    text += chunk;
    if (text.length > MAX_FORM_BYTES) return undefined;
  }
  return new URLSearchParams(text);
}

async function showWebhook(
  { db, now }: WebhookViewContext,
  { webhook: id, expiresAt }: FoundViewToken,
  query: URLSearchParams,
): Promise<PlainResponse> {
  const asked = query.get("q")?.trim().slice(0, MAX_ABOUT_CHARACTERS).replaceAll("\0", "");
  const about = asked || undefined;
  const cursor = query.get("cursor") ?? undefined;
  try {
    const [webhook, calls, { rows: messages, nextCursor }] = await Promise.all([
      findViewedWebhook(db, id),
      countWebhookCalls(db, id, new Date(now().getTime() - DAY_MS)),
      listViewedMessages(db, id, about, { limit: PAGE_SIZE, cursor }),
    ]);
    if (!webhook) return html(404, notePage("The webhook no longer exists."));
    const isOlder = cursor !== undefined;
    const content = { webhook, calls, messages, nextCursor, about, isOlder, now: now(), expiresAt };
    return html(200, webhookPage(content));
  } catch (error) {
    if (!(error instanceof InvalidCursorError)) throw error;
    return html(400, notePage("There is no such page of messages. Begin again with the newest."));
  }
}
