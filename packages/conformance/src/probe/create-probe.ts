import { setTimeout as wait } from "node:timers/promises";
import type { ResolvedTarget } from "../load/target.js";
import { NotExercisedError, StopRunError } from "../verdict/verdict-errors.js";
import { TOKEN } from "./credentials.js";
import type { Exchange, ProbeRequest } from "./exchange.js";
import { retryAfter, waitForQuota } from "./rate-limit.js";
import { quoteResponse } from "./read-response.js";
import { type RawResult, sendBytes } from "./send-bytes.js";
import { createConnections, NoResponseError, sendRequest } from "./send-request.js";

const MAX_REPEATS = 3;

/** A target that announces a longer pause will refuse, which ends the run. */
const MAX_QUOTA_WAIT = 60_000;
const BUSY_STATUSES = new Set([429, 503]);
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Sends requests to one target and remembers every exchange. */
export interface Probe {
  readonly exchanges: readonly Exchange[];
  /**
   * Sends a request, again where the target says `Retry-After`.
   * @throws NoResponseError if no complete response came, or the operation was silent twice on end
   * @throws NotExercisedError if a read-only run would send it, or the operation is not implemented
   * @throws StopRunError if the target refuses every further request with 429
   */
  send(request: ProbeRequest): Promise<Exchange>;
  /**
   * Sends a request at once, whatever the target has said about its limits, and once.
   * @throws NoResponseError if no complete response came
   */
  sendUnpaced(request: ProbeRequest): Promise<Exchange>;
  /** Writes bytes to its own connection, for what an HTTP client refuses to send. */
  sendBytes(
    chunks: readonly (string | Uint8Array)[],
    options?: { readonly timeout?: number; readonly pause?: number },
  ): Promise<RawResult>;
  /** Closes the connections that are kept open. */
  close(): void;
}

/** How a probe sends. */
export interface ProbeOptions {
  /** How long a response may take, in milliseconds. */
  readonly deadline: number;
  /** Refuses to send what could change the target. @default false */
  readonly isReadOnly?: boolean;
}

/** Creates a probe; a request without a response within `deadline` milliseconds fails. */
export function createProbe(
  target: ResolvedTarget,
  { deadline, isReadOnly = false }: ProbeOptions,
): Probe {
  const exchanges: Exchange[] = [];
  const connections = createConnections();
  const implemented = createImplemented();
  const silences = createSilences();
  let quotaAt = 0;
  const sendOnce = async (request: ProbeRequest): Promise<Exchange> => {
    await wait(Math.max(0, Math.min(MAX_QUOTA_WAIT, quotaAt - performance.now())));
    const exchange = await silences.guard(request, () =>
      sendRequest(target, request, { timeout: deadline, connections }),
    );
    exchanges.push(exchange);
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
      const exchange = await sendRequest(target, request, { timeout: deadline, connections });
      exchanges.push(exchange);
      if (isOwn(request))
        quotaAt = performance.now() + Math.max(waitForQuota(exchange), retryAfter(exchange) ?? 0);
      return exchange;
    },
    async sendBytes(chunks, { timeout = deadline, pause = 0 } = {}) {
      if (isReadOnly) refuseUnsafe(/^[A-Z]*/.exec(String(chunks[0]))?.[0] ?? "");
      return sendBytes(target, chunks, { timeout, pause });
    },
    close() {
      connections.http.destroy();
      connections.https.destroy();
    },
  };
}

/**
 * Refuses what could change the target.
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

/** Which operations respond with anything but 501 (decision `problem-details`): one that never does is one line. */
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

const MAX_SILENCES = 2;

/**
 * Remembers which operations let the time run out twice on end: each further request would cost one more
 * deadline and say the same, so that it fails as the first one did, without being sent.
 */
function createSilences(): {
  guard(request: ProbeRequest, send: () => Promise<Exchange>): Promise<Exchange>;
} {
  const known = new Map<string, readonly NoResponseError[]>();
  return {
    async guard({ operation = "" }, send) {
      const before = known.get(operation) ?? [];
      if (operation !== "" && before[0] && before.length >= MAX_SILENCES) throw before[0];
      try {
        const exchange = await send();
        known.delete(operation);
        return exchange;
      } catch (error) {
        if (error instanceof NoResponseError && error.isTimeout)
          known.set(operation, [...(known.get(operation) ?? []), error]);
        throw error;
      }
    },
  };
}
