import type { Exchange, ProbeRequest } from "../exchange.js";
import { NoResponseError } from "./no-response-error.js";

const MAX_SILENCES = 2;

/** Sends requests, except to operations that time out. */
export interface Silences {
  guard(request: ProbeRequest, send: () => Promise<Exchange>): Promise<Exchange>;
}

/**
 * Tracks which operations timed out twice in a row. Each further request would wait for another deadline with the same
 * result, so it fails with the first error without being sent.
 */
export function createSilences(): Silences {
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
