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

/** What works in the background. */
export interface Workers {
  /** Takes up no more, and waits for what runs, `grace` milliseconds at most. */
  readonly stop: (grace: number) => Promise<void>;
  /** Waits for what still runs after a stop, and is being handed back, `grace` milliseconds at most. */
  readonly settle: (grace: number) => Promise<void>;
}

/** Small exports run at once for each other one that may. */
const SMALL_ONES = 4;
/** The part of exports that run in addition where one workspace has all others. */
const RESERVE = 1 / 4;
/** The part of all deliveries that may go from one workspace to one host at once. */
const SHARE = 1 / 16;
const HOUR = 60 * 60 * 1000;
/** Idempotency keys are kept this long (decision `idempotency`), and forgotten within the hour after. */
const RETENTION = 24 * HOUR;

/** Starts to process exports and to deliver messages. */
export function startWorkers(context: ExportContext, { workers, webhooks }: Settings): Workers {
  const { db, engine, signals, metrics, tracer, now, log } = context;
  const { boss } = engine;
  const dispatcher = guardedAgent(webhooks);
  // Two signs of life may get lost.
  const touchInterval = (workers.lease * 1000) / 3;
  const onError = (error: unknown, task: object | undefined) =>
    log.warn({ err: error, ...task }, "task failed");
  const startExports = (queue: ExportQueue, concurrency: number) => {
    const exports = startDispatcher<ExportTask, FetchedExport>({
      boss,
      queue,
      concurrency,
      reserve: Math.ceil(concurrency * RESERVE),
      touchInterval,
      fetch: (request) => fetchExports(context, queue, request),
      handle: (task, held, makeRoom) => processExport(context, task, { held, delivered: makeRoom }),
      onError,
    });
    signals.onExportQueued(queue, exports.wake);
    return exports;
  };
  const exports = startExports(queues.exports.name, workers.exports);
  const smallExports = startExports(queues.smallExports.name, workers.exports * SMALL_ONES);
  const deliveries = startDispatcher<DeliveryTask, FetchedTask<DeliveryTask>>({
    boss,
    queue: queues.deliveries.name,
    concurrency: workers.deliveries,
    perGroup: Math.max(Math.floor(workers.deliveries * SHARE), 1),
    touchInterval,
    fetch: ({ batchSize, ignoreGroups }) =>
      engine.claim<DeliveryTask>(db, queues.deliveries.name, { limit: batchSize, ignoreGroups }),
    handle: ({ data }, held) =>
      deliverMessage({ db, engine, dispatcher, metrics, tracer, now }, data, held),
    onError,
  });
  signals.onMessagesQueued(deliveries.wake);
  const forgetting = setInterval(() => {
    const before = new Date(now().getTime() - RETENTION);
    const forgotten = Promise.all([forgetKeys(db, before), forgetCircuits(db, before)]);
    forgotten.catch((error: unknown) => onError(error, undefined));
  }, HOUR);
  const all = [exports, smallExports, deliveries];
  return {
    settle: async (grace) => {
      await Promise.all(all.map(({ settle }) => settle(grace)));
    },
    stop: async (grace) => {
      clearInterval(forgetting);
      await Promise.all(all.map(({ stop }) => stop(grace)));
      await dispatcher.destroy();
    },
  };
}
