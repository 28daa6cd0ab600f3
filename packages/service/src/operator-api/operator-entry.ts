import type { IncomingMessage } from "node:http";
import { type Authenticate, type NodeEntry, ProblemError } from "@document-export/server-stub";
import { OPERATOR_API } from "../control/protocol.js";
import { sendProblem } from "../http/problems.js";
import type { OperatorPrincipal } from "./access/roles.js";
import { readSessionCookie } from "./access/session-cookie.js";
import type { EventHub } from "./events/event-hub.js";
import { streamEvents } from "./events/stream-events.js";

/** Path of the event stream. */
export const EVENTS = `${OPERATOR_API}/events`;
/** Maximum number of concurrent streams per process. */
const MAX_READERS = 64;
const RETRY_AFTER_SECONDS = "10";
// Matches a bearer token (RFC 6750, 2.1: b64token).
const BEARER = /^bearer +([\w~+/.-]+=*) *$/i;

/** Handlers and dependencies of the API. */
export interface OperatorApi {
  /** Server stub of the contract, which sends complete response bodies. */
  readonly api: NodeEntry;
  readonly hub: EventHub;
  readonly authenticate: Authenticate<OperatorPrincipal>;
}

/** Serves the API: the stub handles everything but the event stream, which never ends. */
export function operatorEntry({ api, hub, authenticate }: OperatorApi): NodeEntry {
  return async (request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("cache-control", "no-store");
    if (!isStream(request)) return api(request, response);
    try {
      const identify = () => principalOf(request, authenticate);
      if (!(await identify())) return sendProblem(response, UNAUTHORIZED);
      if (hub.readers() >= MAX_READERS) return sendProblem(response, TOO_MANY_READERS);
      if (request.method === "HEAD") return void response.writeHead(200, STREAM).end();
      await streamEvents(hub, response, () => isAllowed(identify));
    } catch (error) {
      if (!(error instanceof ProblemError) || response.headersSent) throw error;
      sendProblem(response, { type: error.type, detail: error.message, headers: error.headers });
    }
  };
}

const STREAM = { "content-type": "text/event-stream" };
const UNAUTHORIZED = {
  type: "unauthorized",
  detail:
    "Expected an operator token, as `Authorization: Bearer <token>`, or a session of the console.",
  headers: { "www-authenticate": 'Bearer realm="document-export"' },
} as const;
const TOO_MANY_READERS = {
  type: "unavailable",
  detail: `The process has ${MAX_READERS} streams of events already. Close a page of the console, and try again in ${RETRY_AFTER_SECONDS} seconds.`,
  headers: { "retry-after": RETRY_AFTER_SECONDS },
} as const;

function isStream({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && url.split("?", 1)[0] === EVENTS;
}

/** Authenticates a reader; every role may read. */
async function principalOf(
  request: IncomingMessage,
  authenticate: Authenticate<OperatorPrincipal>,
): Promise<OperatorPrincipal | undefined> {
  const { authorization, cookie } = request.headers;
  const token = BEARER.exec(authorization ?? "")?.[1];
  const session = readSessionCookie(cookie);
  const context = {
    operationId: "streamEvents",
    remoteAddress: request.socket.remoteAddress,
    headers: {},
    signal: new AbortController().signal,
  };
  if (token !== undefined)
    return (await authenticate({ scheme: "operatorToken", token }, context))?.principal;
  if (session === undefined) return undefined;
  return (await authenticate({ scheme: "consoleSession", token: session }, context))?.principal;
}

/**
 * Returns true if a reader still has access. Errors that are not refusals, such as an unavailable database, are thrown
 * and do not end the stream.
 */
async function isAllowed(identify: () => Promise<OperatorPrincipal | undefined>): Promise<boolean> {
  try {
    return (await identify()) !== undefined;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return false;
    throw error;
  }
}
