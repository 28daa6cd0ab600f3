import { setTimeout as delay } from "node:timers/promises";
import { GoogleError } from "../google-error.js";
import type { Limits } from "./limits.js";

/**
 * Runs a call, and retries it if the quota is used up or Google is unavailable. Backs off as Google advises: the delay
 * doubles each time, with random jitter, and is never shorter than `Retry-After`. Throws the last error.
 */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  { maxRetries, retryDelayMs, maxRetryDelayMs }: Limits,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      signal?.throwIfAborted();
      if (tries >= maxRetries || !(error instanceof GoogleError && error.isPassing)) throw error;
      const waitMs = delayBefore(tries, retryDelayMs, maxRetryDelayMs);
      const askedMs = (error.retryAfter ?? 0) * 1000;
      if (askedMs > maxRetryDelayMs) throw error;
      await delay(Math.max(waitMs, askedMs), undefined, { signal });
    }
  }
}

function delayBefore(tries: number, firstMs: number, maxMs: number): number {
  return Math.min(maxMs, firstMs * 2 ** tries + Math.random() * firstMs);
}
