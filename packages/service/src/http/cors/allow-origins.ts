import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { refuseMessage } from "@document-export/server-stub/node";
import { ANY_ORIGIN, LOOPBACK_ORIGINS } from "../../config/origins.js";
import { readContractHeaders, type ContractHeaders } from "./contract-headers.js";

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** Time in seconds for which a browser may cache a preflight. Chromium does not cache one for longer. */
const MAX_AGE_SECONDS = "7200";
/** Request headers that are not parameters in the contract. The last two are W3C Trace Context. */
const REQUEST_HEADERS = ["Authorization", "Content-Type", "traceparent", "tracestate"];
/**
 * Response headers from the stub that no operation in the contract defines: one is sent with 405, the other with every
 * response.
 */
const RESPONSE_HEADERS = ["Allow", "X-Request-Id"];

/** Support for calls from pages of other origins. */
export interface Cors {
  /** Adds the headers that the caller's browser needs, if its origin is allowed. */
  readonly addHeaders: (request: IncomingMessage, response: ServerResponse) => void;
  /** Wraps a listener so that its responses have the headers and preflights get a response. */
  readonly wrap: (listener: RequestListener) => RequestListener;
}

const NO_CORS: Cors = { addHeaders: () => {}, wrap: (listener) => listener };

/**
 * Lets pages of the given origins call the service (Fetch Standard, CORS protocol): adds the headers that browsers
 * require to every response, including errors, and responds to preflights, which have no token. Pages of other origins
 * get none of these headers, so their browser blocks the call. The page itself sends the token, not the browser, so
 * credentials (cookies) are not allowed. Without origins nothing changes. Input that is rejected before it is a request
 * has no response to add headers to.
 *
 * `Access-Control-Allow-Private-Network` is not sent, because it was replaced by Local Network Access, which asks the
 * user.
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
