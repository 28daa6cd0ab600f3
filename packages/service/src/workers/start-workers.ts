import type { Settings } from "../config/settings.js";
import type { ExportContext } from "../exports/export-context.js";
import { processExport } from "../exports/process-export.js";
import { watchAttempts } from "./watch-attempts.js";
import { guardedAgent } from "../outbound/guarded-agent.js";
import type { ClaimedJob } from "../storage/jobs/claim-jobs.js";
import {
  queues,
  type DeliveryTask,
  type LeasedTask,
  type TaskQueue,
} from "../storage/queue/task-queue.js";
import { startAlerts } from "../alerts/start-alerts.js";
import { startChecks } from "../destination-checks/start-checks.js";
import { startRetention } from "./start-retention.js";
import { deliverMessage } from "../webhooks/deliver-message.js";
import { startDispatcher } from "./dispatcher.js";

/** Background work of the service. */
export interface Workers {
  /** Stops claiming, and waits at most `timeout` milliseconds for running tasks. */
  readonly stop: (timeout: number) => Promise<void>;
  /** Waits at most `timeout` milliseconds for tasks that are released after `stop`. */
  readonly drain: (timeout: number) => Promise<void>;
}

/** Extra slots, as a fraction of `workers.exports`, for workspaces that have no export running. */
const RESERVE = 1 / 4;
/** Fraction of all delivery slots that one workspace may use concurrently for one host. */
const HOST_SHARE = 1 / 16;

/** Starts the workers that process exports and deliver messages. */
export function startWorkers(
  context: ExportContext,
  queue: TaskQueue,
  settings: Settings,
): Workers {
  const { workers, webhooks } = settings;
  const { db, jobs, signals, metrics, tracer, now, log } = context;
  const { secretBox } = context.destinations;
  const { heartbeat, retry } = queue;
  const dispatcher = guardedAgent({ ...webhooks, section: "webhooks" });
  const stopping = new AbortController();
  const onError = (error: unknown, task: object | undefined) =>
    log.warn({ err: error, task }, "task failed");
  const common = {
    heartbeat,
    // Two heartbeats may fail before the lease expires.
    heartbeatInterval: (workers.lease * 1000) / 3,
    retry,
    onError,
  };
  const attempts = watchAttempts(db, signals);
  const exports = startDispatcher<ClaimedJob>({
    ...common,
    concurrency: workers.exports,
    reserve: Math.ceil(workers.exports * RESERVE),
    claim: jobs.claim,
    run: (claimed, releaseSlot) =>
      attempts.run(claimed.job, (signal) => processExport(context, claimed, releaseSlot, signal)),
  });
  const deliveries = startDispatcher<LeasedTask<DeliveryTask>>({
    ...common,
    concurrency: workers.deliveries,
    perGroup: Math.max(Math.floor(workers.deliveries * HOST_SHARE), 1),
    claim: (options) => queue.claim(db, queues.deliveries.name, options),
    run: ({ data, lease }) =>
      deliverMessage(
        { db, queue, dispatcher, secretBox, metrics, tracer, now, stopping: stopping.signal },
        data,
        lease,
      ),
  });
  const unsubscribe = [
    signals.onExportQueued(exports.wake),
    signals.onDeliveriesQueued(deliveries.wake),
  ];
  const maintenance = startMaintenance(context, queue, settings);
  const all = [exports, deliveries];
  return {
    drain: async (timeout) => {
      await Promise.all(all.map(({ drain }) => drain(timeout)));
    },
    stop: async (timeout) => {
      for (const off of unsubscribe) off();
      await Promise.all([...maintenance, ...all].map(({ stop }) => stop(timeout)));
      attempts.close();
      stopping.abort();
      await dispatcher.destroy();
    },
  };
}

/** Starts the periodic maintenance that runs alongside the workers. */
function startMaintenance(
  context: ExportContext,
  queue: TaskQueue,
  settings: Settings,
): readonly Pick<Workers, "stop">[] {
  const { db, now, metrics, log } = context;
  return [
    startRetention({ db, retention: settings.retention, now, metrics, log }),
    startChecks({ ...context, queue }, settings.destinations),
    startAlerts({ ...context, secretBox: context.destinations.secretBox }, settings),
  ];
}
