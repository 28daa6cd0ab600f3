import { setTimeout } from "node:timers/promises";
import type { Logger } from "../logs/logger.js";
import type { Metrics } from "../observe/metrics.js";
import { createWakeableTimer } from "./wakeable-timer.js";
import { removeExpired, type Removal, type RetentionContext } from "../retention/remove-expired.js";

/** Options for removing expired rows while the service runs. */
export interface RetentionOptions extends Omit<RetentionContext, "signal"> {
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Handle on the periodic removal of expired rows. */
export interface Retention {
  /** Stops after the current batch, and waits for it at most `timeout` milliseconds. */
  readonly stop: (timeout: number) => Promise<void>;
}

/** Time between two removals in milliseconds. If nothing has expired, each step only reads the start of an index. */
const INTERVAL_MS = 15_000;

/** Removes expired rows when the service starts, and at regular intervals while it runs. */
export function startRetention({ metrics, log, ...context }: RetentionOptions): Retention {
  const stopping = new AbortController();
  const timer = createWakeableTimer();
  const { signal } = stopping;
  const removeOnce = async () => {
    try {
      report(await removeExpired({ ...context, signal }), metrics, log);
    } catch (error) {
      metrics.retentionFailed();
      log.warn({ err: error }, "removal of expired rows failed");
    }
  };
  const run = async () => {
    while (!signal.aborted) {
      await removeOnce();
      if (!signal.aborted) await timer.sleep(INTERVAL_MS);
    }
  };
  const ended = run();
  return {
    stop: async (timeout) => {
      stopping.abort();
      timer.wake();
      await Promise.race([ended, setTimeout(timeout, undefined, { ref: false })]);
    },
  };
}

function report({ rows, batches, longest }: Removal, metrics: Metrics, log: Logger): void {
  const removed = Object.entries(rows);
  for (const [table, count] of removed) metrics.rowsRemoved(table, count);
  if (removed.length === 0) return;
  const rounded = Math.round(longest);
  log.info({ rows, batches, longest: rounded }, "expired rows removed");
}
