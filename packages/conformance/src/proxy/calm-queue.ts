import { once } from "node:events";
import { performance } from "node:perf_hooks";
import type { Writable } from "node:stream";
import { formatLine } from "../recording/ndjson.js";
import type { Recorded } from "../recording/recorded.js";

/** So many bytes of bodies wait for a verdict; what comes on top is counted and not judged. */
export const MAX_WAITING_BYTES = 2 ** 24;

/** So much is under way to the reader. */
const MAX_UNDER_WAY_BYTES = 2 ** 20;

/** How often it is looked whether the traffic leaves time, in milliseconds. */
const TICK = 50;

/** Up to this share of the time spent on traffic, the rest is spent on passing exchanges on. */
const MAX_UTILIZATION = 0.6;

/** So many that were passed on are dropped from the list at once. */
const MAX_SHIPPED = 1_000;

/** Passes exchanges on to whoever judges them, when the traffic leaves time for it. */
export interface CalmQueue {
  /** Never waits; an exchange beyond the bound is lost, and counted. */
  take(exchange: Recorded): void;
  readonly lost: number;
  /** Passes on what is left. */
  flush(): Promise<void>;
}

/** Creates a queue in front of a stream. */
export function createCalmQueue(to: Writable): CalmQueue {
  const waiting: Recorded[] = [];
  let [next, bytes, lost, own] = [0, 0, 0, 0];
  let isCalm = true;
  let isShipping = false;
  let before = performance.eventLoopUtilization();
  const ship = (): void => {
    const exchange = waiting[next];
    if (!exchange) return;
    const started = performance.now();
    next += 1;
    bytes -= sizeOf(exchange);
    to.write(formatLine(exchange));
    if (next === waiting.length || next > MAX_SHIPPED) {
      waiting.splice(0, next);
      next = 0;
    }
    own += performance.now() - started;
  };
  // One at a time, so that a request that comes meanwhile is next.
  const shipWhileCalm = (): void => {
    isShipping = isCalm && next < waiting.length && to.writableLength < MAX_UNDER_WAY_BYTES;
    if (!isShipping) return;
    ship();
    setImmediate(shipWhileCalm);
  };
  const timer = setInterval(() => {
    const { active, idle } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    isCalm = (active - own) / (active + idle) < MAX_UTILIZATION;
    own = 0;
    if (!isShipping) shipWhileCalm();
  }, TICK).unref();
  return {
    take(exchange) {
      const size = sizeOf(exchange);
      if (bytes + size > MAX_WAITING_BYTES) return void (lost += 1);
      bytes += size;
      waiting.push(exchange);
    },
    get lost() {
      return lost;
    },
    async flush() {
      clearInterval(timer);
      isCalm = false;
      while (next < waiting.length && to.writable) {
        ship();
        if (to.writableLength > MAX_UNDER_WAY_BYTES) await once(to, "drain");
      }
    },
  };
}

/** Heads count too, so that many small exchanges are bounded as well. */
const HEAD_BYTES = 2_000;

/** Returns how many bytes an exchange takes while it waits. */
export function sizeOf({ request, response }: Recorded): number {
  return HEAD_BYTES + (request.body?.bytes.length ?? 0) + (response?.body?.bytes.length ?? 0);
}
