import { setTimeout as wait } from "node:timers/promises";
import type { ResolvedTarget } from "../load/target.js";
import { NotExercisedError, StopRunError } from "../verdict/verdict-errors.js";
import { TOKEN } from "./credentials.js";
import type { Exchange, ProbeRequest } from "./exchange.js";
import { createKeptBodies } from "./guard/kept-bodies.js";
import { whileItResponds } from "./guard/presence.js";
import { createRunClock, type RunClock } from "./guard/run-clock.js";
import { createSilences } from "./guard/silences.js";
import { retryAfter, waitForQuota } from "./rate-limit.js";
import { quoteResponse } from "./read-response.js";
import { type RawResult, sendBytes } from "./send-bytes.js";
import { createConnections, sendRequest } from "./send-request.js";

const MAX_REPEATS = 3;

/**
 * Maximum wait for the quota. If the target announces a longer pause, it will refuse the request, which stops the run.
 */
const MAX_QUOTA_WAIT = 60_000;
const BUSY_STATUSES = new Set([429, 503]);
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"]);

/** Sends requests to one target and records every exchange. */
export interface Probe {
  readonly exchanges: readonly Exchange[];
  /**
   * Sends a request, and retries it if the target sends `Retry-After`.
   * @throws NoResponseError if there was no complete response, or the operation timed out twice in a row
   * @throws NotExercisedError if the run is read-only and the method is not safe, or the operation is not implemented
   * @throws StopRunError if the target refuses every further request with 429, is gone, or sends too much to keep
   * @throws RunOverError if the time of the run is over
   */
  send(request: ProbeRequest): Promise<Exchange>;
  /**
   * Sends a request once and immediately, ignoring the limits that the target announced.
   * @throws NoResponseError if there was no complete response
   */
  sendUnpaced(request: ProbeRequest): Promise<Exchange>;
  /** Writes bytes to a separate connection, for requests that an HTTP client refuses to send. */
  sendBytes(
    chunks: readonly (string | Uint8Array)[],
    options?: { readonly timeout?: number; readonly pause?: number },
  ): Promise<RawResult>;
  /** Closes the open keep-alive connections. */
  close(): void;
}

/** Options of a probe. */
export interface ProbeOptions {
  /** Response timeout in milliseconds. */
  readonly deadline: number;
  /** Refuses to send requests that could change the target. @default false */
  readonly isReadOnly?: boolean;
  /** The time of the run, after which no further request is sent. @default endless */
  readonly clock?: RunClock;
}

/** Creates a probe; a request without a response within `deadline` milliseconds fails. */
export function createProbe(
  target: ResolvedTarget,
  { deadline, isReadOnly = false, clock = createRunClock(Number.POSITIVE_INFINITY) }: ProbeOptions,
): Probe {
  const exchanges: Exchange[] = [];
  const requireTime = (): void => clock.require(exchanges.length);
  const connections = createConnections();
  const implemented = createImplemented();
  const silences = createSilences();
  const keptBodies = createKeptBodies();
  const keep = (exchange: Exchange): void => {
    exchanges.push(exchange);
    keptBodies(exchange);
  };
  const exchangeOnce = (request: ProbeRequest): Promise<Exchange> =>
    sendRequest(target, request, { timeout: deadline, connections });
  const sendIfPresent = whileItResponds(exchangeOnce);
  let quotaAt = 0;
  const sendOnce = async (request: ProbeRequest): Promise<Exchange> => {
    const pause = Math.min(MAX_QUOTA_WAIT, quotaAt - performance.now(), clock.remaining());
    await wait(Math.max(0, pause));
    requireTime();
    const exchange = await silences.guard(request, () => sendIfPresent(request));
    keep(exchange);
    if (isOwn(request)) quotaAt = performance.now() + waitForQuota(exchange);
    return exchange;
  };
  return {
    exchanges,
    async send(request) {
      if (isReadOnly) refuseUnsafe(request.method);
      implemented.require(request);
      const exchange = await repeatWhileBusy(sendOnce, request, deadline);
      implemented.note(exchange);
      if (exchange.response.status === 429 && isOwn(request))
        throw new StopRunError(
          `the target refuses further requests with ${quoteResponse(exchange.response)}`,
        );
      return exchange;
    },
    async sendUnpaced(request) {
      if (isReadOnly) refuseUnsafe(request.method);
      requireTime();
      const exchange = await exchangeOnce(request);
      keep(exchange);
      if (isOwn(request))
        quotaAt = performance.now() + Math.max(waitForQuota(exchange), retryAfter(exchange) ?? 0);
      return exchange;
    },
    async sendBytes(chunks, { timeout = deadline, pause = 0 } = {}) {
      if (isReadOnly) refuseUnsafe(/^[A-Z]*/.exec(String(chunks[0]))?.[0] ?? "");
      requireTime();
      return sendBytes(target, chunks, { timeout, pause });
    },
    close() {
      connections.http.destroy();
      connections.https.destroy();
    },
  };
}

/**
 * Refuses requests that could change the target.
 * @throws NotExercisedError if the method is not safe (RFC 9110, 9.2.1)
 */
export function refuseUnsafe(method: string): void {
  if (!SAFE_METHODS.has(method))
    throw new NotExercisedError(`a read-only run does not send ${method}`);
}

/** Whether a request counts against the quota of the token of the run. */
function isOwn({ authorization }: ProbeRequest): boolean {
  return authorization === undefined || authorization === `Bearer ${TOKEN}`;
}

async function repeatWhileBusy(
  send: (request: ProbeRequest) => Promise<Exchange>,
  request: ProbeRequest,
  deadline: number,
): Promise<Exchange> {
  let exchange = await send(request);
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
    const isBusy = BUSY_STATUSES.has(exchange.response.status);
    const delay = isBusy ? retryAfter(exchange) : undefined;
    if (delay === undefined || delay > deadline) break;
    await wait(delay);
    exchange = await send(request);
  }
  return exchange;
}

/**
 * Tracks which operations respond with anything but 501 (decision `problem-details`), so that an unimplemented
 * operation is reported on one line.
 */
function createImplemented(): {
  require(request: ProbeRequest): void;
  note(exchange: Exchange): void;
} {
  const known = new Map<string, boolean>();
  const refuse = (operation: string): never => {
    throw new NotExercisedError(`${operation} is not implemented: it responds with 501`);
  };
  return {
    require({ operation = "" }) {
      if (known.get(operation) === false) refuse(operation);
    },
    note({ request: { operation }, response }) {
      if (operation === undefined) return;
      if (!known.has(operation)) known.set(operation, response.status !== 501);
      if (known.get(operation) === false) refuse(operation);
    },
  };
}
