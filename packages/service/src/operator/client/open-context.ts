import { createLogger } from "../../logs/logger.js";
import type { Settings } from "../../config/settings.js";
import { createConverter } from "../../conversion/converter.js";
import { createJobSignals } from "../../exports/job-signals.js";
import { isKeyInUse } from "../../key-rotation/reseal.js";
import { openMetrics } from "../../observe/open-metrics.js";
import { startActivity } from "../../operator-api/activity/activity.js";
import { createConsoleSessions } from "../../operator-api/access/console-sessions.js";
import { createEventHub } from "../../operator-api/events/event-hub.js";
import type { OperatorContext } from "../../operator-api/operator-context.js";
import { openOutbound } from "../../outbound/outbound.js";
import { openSecretBox } from "../../secrets/open-secret-box.js";
import type { SecretBox } from "../../secrets/secret-box.js";
import { createJobStore } from "../../storage/jobs/job-store.js";
import type { Storage } from "../../storage/storage.js";
import { openTracing } from "../../traces/open-tracing.js";
import { openUploadBucket } from "../../uploads/upload-bucket.js";
import { createUploadStore } from "../../uploads/upload-store.js";
import { ensureSigningKey } from "../../webhooks/signing-keys.js";
import { lazyQueue } from "./lazy-queue.js";

/** Dependencies of the operator API's handlers, and the function that closes them. */
export interface OpenedContext {
  readonly context: OperatorContext;
  /** Starts the queue. Call it before a request that changes something. */
  readonly startQueue: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const NO_MEMORY = { uploads: () => ({ bytes: 0, reading: 0, waiting: 0 }) };

/**
 * Opens the parts of a service that its operator API needs, without workers and ports. Expensive parts start on first
 * use.
 */
export async function openContext(storage: Storage, settings: Settings): Promise<OpenedContext> {
  const { db } = storage;
  const now = () => new Date();
  const log = createLogger({ ...settings, logLevel: quiet(settings.logLevel) });
  const onError = (err: unknown) => log.warn({ err }, "command");
  const queue = lazyQueue(storage, settings, onError);
  const { memory, timeout } = settings.workers;
  const converter = createConverter({ memory, timeout: timeout * 1000 });
  const outbound = openOutbound({ ...settings.destinations, section: "destinations" });
  const bucket = openUploadBucket(settings);
  const signals = createJobSignals();
  const activity = startActivity({ db, now, onError });
  const { limits, retention } = settings;
  const keepsFailedUploads = retention.failedUploads > 0;
  const transitions = { db, queue, now, limits, keepsFailedUploads, onError };
  const { tracer } = openTracing(undefined, log);
  const used = { ...NO_MEMORY, conversions: converter.budget.usage };
  const context: OperatorContext = {
    db,
    storage,
    settings,
    queue,
    converter,
    signals,
    activity,
    now,
    log,
    tracer,
    jobs: activity.countJobs(createJobStore({ ...transitions, listener: signals })),
    uploads: createUploadStore(db, bucket),
    destinations: { outbound, secretBox: await openBox(storage, settings) },
    images: undefined,
    endpoints: settings.webhooks,
    metrics: activity.countMetrics(openMetrics(storage, settings, used)),
    sessions: createConsoleSessions(Date.now),
    hub: silentHub(),
    loginFailed: () => undefined,
    url: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
    startedAt: now(),
  };
  const close = async () => {
    await activity.close();
    await queue.stop();
    converter.close();
    await outbound.dispatcher.destroy();
    await bucket?.close();
  };
  return { context, startQueue: queue.start, close };
}

/** Returns a log level without the log lines of single requests, which do not belong on a terminal. */
function quiet(level: Settings["logLevel"]): Settings["logLevel"] {
  return level === "info" ? "warn" : level;
}

/** Opens the secret box. A lost key fails only the operations that need it. */
async function openBox({ db }: Storage, settings: Settings): Promise<SecretBox> {
  try {
    const box = await openSecretBox({ ...settings, isInUse: () => isKeyInUse(db) });
    // A starting service does this too: its key can be published before it starts.
    await ensureSigningKey(db, box);
    return box;
  } catch (error) {
    const refuse = () => {
      throw error;
    };
    return { hasKey: true, keyIds: [], seal: refuse, open: refuse, isCurrent: () => false };
  }
}

/** Creates a hub that sends nothing: a command does not stream, it polls instead. */
function silentHub(): OperatorContext["hub"] {
  return createEventHub({
    openChanges: () => () => Promise.resolve({ byList: new Map() }),
    loaders: { jobs: none, deliveries: none, audit: none, overview: () => Promise.reject(none) },
    onError: () => undefined,
  });
}

const none = () => Promise.resolve([]);
