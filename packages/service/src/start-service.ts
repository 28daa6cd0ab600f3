import type { Logger } from "./logs/logger.js";
import { parseSettings } from "./config/load-settings.js";
import type { Settings, SettingsInput } from "./config/settings.js";
import { createInterim, type Interim } from "./http/listening/interim-listener.js";
import { prepareSecrets } from "./key-rotation/prepare-secrets.js";
import { createLogger } from "./logs/logger.js";
import type { Closers, ServiceParts } from "./run-service.js";
import type { RunningService } from "./running-service.js";
import { migrate, migrationNames } from "./storage/migrations/migrate.js";
import { openStorage } from "./storage/open-storage.js";
import { loadEngine, startTaskQueue } from "./storage/queue/task-queue.js";
import type { Storage } from "./storage/storage.js";
import { waitForDatabase } from "./storage/wait-for-database.js";
import { openTracing } from "./traces/open-tracing.js";

/** A running service, with its internals. */
export interface StartedService extends RunningService {
  /** Database of the service; its tables and columns are not covered by versioning. */
  readonly storage: Storage;
}

/**
 * Starts the service: database, job engine, workers, HTTP. If one of them fails, rejects with the reason, and closes
 * everything that it has opened.
 */
export async function startService(
  input: SettingsInput = {},
  parts: ServiceParts = {},
): Promise<StartedService> {
  const settings = parseSettings(input);
  const closers: Closers = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const started = await start(settings, createLogger(settings), parts, closers);
    return { ...started, lost: started.storage.lost ?? new Promise(() => {}), stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function start(settings: Settings, log: Logger, parts: ServiceParts, closers: Closers) {
  const { tracer, close } = openTracing(settings.tracesUrl, log);
  closers.push(close);
  const interim = createInterim(settings, log);
  closers.push(interim.stop);
  const stored = await openStored(settings, interim, log, parts, closers);
  const { runService } = await loadService();
  return runService({ ...stored, settings, log, tracer, interim }, parts, closers);
}

const loadService = () => import("./run-service.js");

/** Loads the rest of the code while another thread or machine opens the database. */
function preload(): void {
  // If it fails, it fails again for the caller that needs it.
  Promise.all([loadEngine(), loadService()]).catch(() => undefined);
}

/** Opens the database, migrates it, and opens the secrets and the queue in it. */
async function openStored(
  settings: Settings,
  interim: Interim,
  log: Logger,
  parts: ServiceParts,
  closers: Closers,
) {
  const open = parts.openStorage ?? openStorage;
  const storage = await openWhenReachable(open, settings, interim, log);
  closers.push(storage.close);
  storage.lost?.then((error) => log.fatal({ err: error }, "database lost"));
  await migrate(storage.db);
  const secretBox = await prepareSecrets(storage, settings, log);
  const queue = await startTaskQueue(storage, settings.workers, (error) =>
    log.error({ err: error }, "pg-boss"),
  );
  closers.push(queue.stop);
  return { storage, secretBox, queue };
}

/** Opens the database; while its server is unreachable, serves the health paths. */
function openWhenReachable(
  open: typeof openStorage,
  settings: Settings,
  interim: Interim,
  log: Logger,
): Promise<Storage> {
  const seconds = settings.databaseWait;
  return waitForDatabase(() => open(settings, migrationNames, preload), {
    seconds,
    onWait: async (err) => {
      log.warn({ err, limit: seconds }, "waiting for the database");
      await interim.start();
    },
  });
}
