import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { refuseMessage } from "@document-export/server-stub/node";
import { ANY_ORIGIN, LOOPBACK_ORIGINS } from "../../config/origins.js";
import { readContractHeaders, type ContractHeaders } from "./contract-headers.js";

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** In seconds: Chromium remembers a preflight no longer. */
const MAX_AGE_SECONDS = "7200";
/** What callers send that no parameter of the contract names: the last two are W3C Trace Context. */
const REQUEST_HEADERS = ["Authorization", "Content-Type", "traceparent", "tracestate"];
/** What the stub sends that no response of an operation names: with 405, and with every response. */
const RESPONSE_HEADERS = ["Allow", "X-Request-Id"];

/** What pages of other origins need to call the service. */
export interface Cors {
  /** Adds the headers that the browser of the caller asks for, where its origin is allowed. */
  readonly addHeaders: (request: IncomingMessage, response: ServerResponse) => void;
  /** The same listener, whose responses have the headers, and which responds to preflights. */
  readonly wrap: (listener: RequestListener) => RequestListener;
}

const NO_CORS: Cors = { addHeaders: () => {}, wrap: (listener) => listener };

/**
 * Lets pages of other origins call the service (Fetch Standard, CORS protocol): adds the headers that their browser asks
 * for to every response, errors too, and responds to preflights, which have no token. A page of any other origin gets
 * none of these headers, so that its browser refuses it. Tokens are sent by the page itself, never by the browser, so
 * that credentials (cookies) are not allowed. Without origins nothing changes. What is refused before it is a request
 * has no response to add headers to.
 *
 * `Access-Control-Allow-Private-Network` is not sent: Local Network Access, which asks the user, has replaced it.
 */
export async function allowOrigins(origins: readonly string[]): Promise<Cors> {
  if (origins.length === 0) return NO_CORS;
  const headers = corsHeaders(await readContractHeaders());
  const isAllowed = originTest(origins);
  const isForAll = origins.includes(ANY_ORIGIN);
  const addHeaders: Cors["addHeaders"] = ({ headers: { origin } }, response) => {
    if (!isForAll) response.setHeader("vary", "Origin");
    if (origin === undefined || !isAllowed(origin)) return;
    response.setHeader("access-control-allow-origin", isForAll ? ANY_ORIGIN : origin);
    response.setHeader("access-control-expose-headers", headers.exposed);
  };
  return {
    addHeaders,
    wrap: (listener) => (request, response) => {
      addHeaders(request, response);
      const isFromPage = response.hasHeader("access-control-allow-origin");
      if (isFromPage && isPreflight(request))
        respondToPreflight(request, response, headers.preflight);
      else listener(request, response);
    },
  };
}

function corsHeaders({ methods, requestHeaders, responseHeaders }: ContractHeaders) {
  return {
    exposed: [...responseHeaders, ...RESPONSE_HEADERS].join(", "),
    preflight: {
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": [...REQUEST_HEADERS, ...requestHeaders].join(", "),
      "access-control-max-age": MAX_AGE_SECONDS,
    },
  };
}

function originTest(origins: readonly string[]): (origin: string) => boolean {
  const exact = new Set(origins);
  if (exact.has(ANY_ORIGIN)) return () => true;
  const isLoopback = exact.has(LOOPBACK_ORIGINS);
  return (origin) => exact.has(origin) || (isLoopback && LOOPBACK.test(origin));
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

function respondToPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  if (!refuseMessage(request, response)) response.writeHead(204, headers).end();
}
