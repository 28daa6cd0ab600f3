import type { Settings } from "./config/settings.js";
import type { ExportContext } from "./exports/export-context.js";
import { fetchExports, type FetchedExport } from "./exports/fetch-exports.js";
import { processExport } from "./exports/process-export.js";
import { startDispatcher, type FetchedTask } from "./jobs/dispatcher.js";
import { queues, type DeliveryTask, type ExportQueue, type ExportTask } from "./jobs/queues.js";
import { forgetCircuits } from "./storage/statements/circuits.js";
import { forgetKeys } from "./storage/statements/idempotency-keys.js";
import { deliverMessage } from "./webhooks/deliver-message.js";
import { guardedAgent } from "./outbound/guarded-agent.js";

/** The workers of this process. */
export interface Workers {
  /** Claims no more jobs, and waits for running ones, at most `timeout` milliseconds. */
  readonly stop: (timeout: number) => Promise<void>;
  /** Waits until aborted jobs have been released, at most `timeout` milliseconds. */
  readonly drain: (timeout: number) => Promise<void>;
}

/** Concurrent small exports for each other concurrent export. */
const SMALL_EXPORTS_FACTOR = 4;
/** Additional slots, as a part of all, for other workspaces when one has all slots. */
const RESERVED_SHARE = 1 / 4;
/** Concurrent deliveries from one workspace to one host, as a part of all. */
const HOST_SHARE = 1 / 16;
const HOUR_MS = 60 * 60 * 1000;
/** How long idempotency keys are stored (decision `idempotency`); they are deleted within an hour after that. */
const RETENTION_MS = 24 * HOUR_MS;

/** Starts the workers that process exports and deliver messages. */
export function startWorkers(context: ExportContext, { workers, webhooks }: Settings): Workers {
  const { db, engine, signals, metrics, tracer, now, log } = context;
  const { boss } = engine;
  const dispatcher = guardedAgent(webhooks);
  // Two heartbeats may get lost.
  const touchInterval = (workers.lease * 1000) / 3;
  const onError = (error: unknown, task: object | undefined) =>
    log.warn({ err: error, ...task }, "task failed");
  const startExports = (queue: ExportQueue, concurrency: number) => {
    const exports = startDispatcher<ExportTask, FetchedExport>({
      boss,
      queue,
      concurrency,
      reserve: Math.ceil(concurrency * RESERVED_SHARE),
      touchInterval,
      fetch: (request) => fetchExports(context, queue, request),
      handle: (task, held, releaseSlot) =>
        processExport(context, task, { held, delivered: releaseSlot }),
      onError,
    });
    signals.onExportQueued(queue, exports.wake);
    return exports;
  };
  const exports = startExports(queues.exports.name, workers.exports);
  const smallExports = startExports(
    queues.smallExports.name,
    workers.exports * SMALL_EXPORTS_FACTOR,
  );
  const deliveries = startDispatcher<DeliveryTask, FetchedTask<DeliveryTask>>({
    boss,
    queue: queues.deliveries.name,
    concurrency: workers.deliveries,
    perGroup: Math.max(Math.floor(workers.deliveries * HOST_SHARE), 1),
    touchInterval,
    fetch: ({ batchSize, ignoreGroups }) =>
      engine.claim<DeliveryTask>(db, queues.deliveries.name, { limit: batchSize, ignoreGroups }),
    handle: ({ data }, held) =>
      deliverMessage({ db, engine, dispatcher, metrics, tracer, now }, data, held),
    onError,
  });
  signals.onMessagesQueued(deliveries.wake);
  const cleanup = setInterval(() => {
    const before = new Date(now().getTime() - RETENTION_MS);
    const deleted = Promise.all([forgetKeys(db, before), forgetCircuits(db, before)]);
    deleted.catch((error: unknown) => onError(error, undefined));
  }, HOUR_MS);
  const all = [exports, smallExports, deliveries];
  return {
    drain: async (timeout) => {
      await Promise.all(all.map(({ settle }) => settle(timeout)));
    },
    stop: async (timeout) => {
      clearInterval(cleanup);
      await Promise.all(all.map(({ stop }) => stop(timeout)));
      await dispatcher.destroy();
    },
  };
}
