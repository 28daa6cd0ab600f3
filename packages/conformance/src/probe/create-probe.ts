import { setTimeout as wait } from "node:timers/promises";
import type { ResolvedTarget } from "../load/target.js";
import type { Exchange, ProbeRequest } from "./exchange.js";
import { sendRequest } from "./send-request.js";

const MAX_REPEATS = 3;
const BUSY_STATUSES = new Set([429, 503]);

/** Sends requests to one target and remembers every exchange. */
export interface Probe {
  readonly exchanges: readonly Exchange[];
  send(request: ProbeRequest): Promise<Exchange>;
}

/** Creates a probe; a request without a response within `deadline` milliseconds fails. */
export function createProbe(target: ResolvedTarget, deadline: number): Probe {
  const exchanges: Exchange[] = [];
  const sendOnce = async (request: ProbeRequest): Promise<Exchange> => {
    const exchange = await sendRequest(target, request, deadline);
    exchanges.push(exchange);
    return exchange;
  };
  return {
    exchanges,
    async send(request) {
      let exchange = await sendOnce(request);
      for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
        const delay = announcedDelay(exchange);
        if (delay === undefined || delay > deadline) break;
        await wait(delay);
        exchange = await sendOnce(request);
      }
      return exchange;
    },
  };
}

/** The `Retry-After` (RFC 9110, 10.2.3) of a busy target in milliseconds; the checks obey it. */
function announcedDelay({ response }: Exchange): number | undefined {
  if (!BUSY_STATUSES.has(response.status)) return undefined;
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}
