import { createServer } from "@document-export/server-stub";
import type { Logger } from "pino";
import { authenticateWith } from "./auth/authenticate.js";
import { limitFailedTokens, type TokenFailure } from "./auth/failed-tokens.js";
import { parseSettings } from "./config/load-settings.js";
import type { Settings, SettingsInput } from "./config/settings.js";
import { startPausableWorkers, type PausableWorkers } from "./control/pausable-workers.js";
import { createRequestGate, type RequestGate } from "./control/request-gate.js";
import { startControl } from "./control/start-control.js";
import { createConverter } from "./exports/convert/converter.js";
import type { ExportContext } from "./exports/export-context.js";
import { createJobSignals } from "./exports/job-signals.js";
import { drainable } from "./http/drain-requests.js";
import { createHandlers } from "./http/handlers/create-handlers.js";
import { listen, type Listening } from "./http/listen.js";
import { createListener } from "./http/listener.js";
import { countRefusals, unavailableProblem } from "./http/problems.js";
import { createRateLimiter } from "./http/rate-limiter.js";
import { createReadiness, databaseCheck, diskCheck, type Readiness } from "./http/readiness.js";
import { sideRoutes } from "./http/side-routes.js";
import { createUploadAdmission, type UploadAdmission } from "./http/uploads/admit-uploads.js";
import { readBacklog } from "./observe/backlog.js";
import { createLogger } from "./observe/logger.js";
import { createMetrics } from "./observe/metrics.js";
import { openTracing } from "./traces/open-tracing.js";
import { nameRequest, traceRequests } from "./traces/trace-requests.js";
import { openOutbound } from "./outbound/outbound.js";
import { prepareSecrets } from "./key-rotation/prepare-secrets.js";
import { createJobStore } from "./storage/jobs/job-store.js";
import { migrate } from "./storage/migrations/migrate.js";
import { openStorage } from "./storage/open-storage.js";
import { startTaskQueue } from "./storage/queue/task-queue.js";
import { takeRequests } from "./storage/statements/request-counts.js";
import type { Storage } from "./storage/storage.js";
import { startWorkers, type Workers } from "./workers/start-workers.js";

/** A running service. */
export interface RunningService {
  /** Its base URL, without a slash at the end. */
  readonly url: string;
  readonly storage: Storage;
  /** Resolves with the reason if the embedded database crashes. The service cannot continue then: end the process. */
  readonly lost: Promise<Error>;
  /** Finishes what it can within the shutdown timeout, releases the other jobs, and closes the database. */
  readonly stop: () => Promise<void>;
}

/** Parts of the service that can be replaced. */
export interface ServiceParts {
  /** The clock for all times that it stores; the job engine uses the clock of the database. */
  readonly now?: () => Date;
}

/** For requests in flight, and for jobs that are running. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** For the jobs that are aborted after that, to be released. */
const RELEASE_TIMEOUT_MS = 2000;

/** Closes what has been opened, in reverse order. */
type Closers = (() => Promise<void>)[];

/**
 * Starts the service: database, job engine, workers, HTTP.
 * If one of them fails, it rejects with the reason, and leaves nothing open.
 */
export async function startService(
  input: SettingsInput = {},
  { now = () => new Date() }: ServiceParts = {},
): Promise<RunningService> {
  const settings = parseSettings(input);
  const closers: Closers = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const { url, storage } = await start(settings, createLogger(settings), now, closers);
    return { url, storage, lost: storage.lost ?? new Promise(() => {}), stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function start(settings: Settings, log: Logger, now: () => Date, closers: Closers) {
  const tracing = openTracing(settings.tracesUrl, log);
  closers.push(tracing.close);
  const storage = await openStorage(settings);
  closers.push(storage.close);
  storage.lost?.then((error) => log.fatal({ err: error }, "database lost"));
  const { db } = storage;
  await migrate(db);
  const secretBox = await prepareSecrets(storage, settings, log);
  const queue = await startTaskQueue(storage, settings.workers, (error) =>
    log.error({ err: error }, "pg-boss"),
  );
  closers.push(queue.stop);
  let drain: Workers["drain"] = () => Promise.resolve();
  // Jobs that later closers have aborted are released before the queue stops.
  closers.push(() => drain(RELEASE_TIMEOUT_MS));
  const { memory, timeout } = settings.workers;
  const converter = createConverter({ memory, timeout: timeout * 1000 });
  closers.push(async () => converter.close());
  const signals = createJobSignals();
  const outbound = openOutbound(settings.destinations);
  closers.push(() => outbound.dispatcher.destroy());
  const destinations = { outbound, secretBox };
  const images = openImages(settings.images, closers);
  const endpoints = settings.webhooks;
  const { limits } = settings;
  const uploads = createUploadAdmission(limits, () => metrics.refused("slow-upload"));
  const metrics = createMetrics({ backlog: () => readBacklog(db), uploads: uploads.usage });
  const { tracer } = tracing;
  const work = {
    converter,
    destinations,
    images,
    signals,
    endpoints,
  };
  const onError = (error: unknown, task: object) => log.warn({ err: error, task }, "task failed");
  const jobs = createJobStore({ db, queue, now, limits, listener: signals, onError });
  const context = { db, jobs, ...work, metrics, tracer, now, log };
  let server: Listening | undefined;
  // The health paths respond until all jobs have ended.
  closers.push(async () => server?.close());
  let workers: PausableWorkers | undefined;
  if (settings.role !== "api") {
    const started = startPausableWorkers(() => startWorkers(context, queue, settings));
    ({ drain } = started);
    workers = started;
    closers.push(() => started.stop(SHUTDOWN_TIMEOUT_MS));
  }
  const requests = createRequestGate();
  server = await startServer(context, { storage, uploads, requests }, settings, closers);
  closers.push(await startControl({ storage, settings, requests, workers, log }));
  log.info({ url: server.url, storage: storage.kind, role: settings.role }, "service started");
  return { url: server.url, storage };
}

/** What only the HTTP server of the service uses. */
interface ServerParts {
  readonly storage: Storage;
  readonly uploads: UploadAdmission;
  readonly requests: RequestGate;
}

async function startServer(
  context: ExportContext,
  { storage, uploads, requests: gate }: ServerParts,
  settings: Settings,
  closers: Closers,
): Promise<Listening> {
  const { metrics, tracer, log } = context;
  const api =
    settings.role === "worker" ? undefined : createApi(context, storage, uploads, settings);
  const readiness = openReadiness(storage, settings);
  const routes = sideRoutes(storage.db, readiness, settings.metrics ? metrics : undefined);
  const requests = api && drainable(traceRequests(tracer, uploads.wrap(api.node)));
  const listener = createListener(requests && gate.wrap(requests.entry), routes, log);
  const server = await listen(listener, settings);
  closers.push(async () => {
    readiness.stop();
    await requests?.drain(SHUTDOWN_TIMEOUT_MS);
  });
  return server;
}

function openReadiness({ kind, db }: Storage, { data }: Settings): Readiness {
  const checks = [databaseCheck(db)];
  return createReadiness(kind === "embedded" ? [...checks, diskCheck(data)] : checks);
}

/** The URLs of images come from callers, so that they have a policy of their own. */
function openImages({ load, ...limits }: Settings["images"], closers: Closers) {
  if (!load) return undefined;
  const { dispatcher, timeout } = openOutbound(limits);
  closers.push(() => dispatcher.destroy());
  return { ...limits, dispatcher, timeout };
}

/** Counts each failed token, and logs an address once per minute. */
function reportFailedToken(
  { network, count, isLimited }: TokenFailure,
  limit: number,
  { metrics, log }: ExportContext,
): void {
  metrics.tokenFailed(isLimited ? 429 : 401);
  if (count === limit + 1) log.warn({ network, limit }, "too many failed tokens");
}

function createApi(
  context: ExportContext,
  storage: Storage,
  uploads: UploadAdmission,
  { limits }: Settings,
) {
  const { db, log, metrics, now } = context;
  const countRequest = createRateLimiter({
    limit: limits.requestsPerMinute,
    take: (token, requests) => takeRequests(db, token, requests),
  });
  return createServer({
    handlers: createHandlers({ ...context, maxWebhooks: limits.webhooks }),
    authenticate: limitFailedTokens(authenticateWith(storage, now), {
      limit: limits.failedTokensPerMinute,
      onFailure: (failure) => reportFailedToken(failure, limits.failedTokensPerMinute, context),
    }),
    beforeHandler: ({ principal }) =>
      countRefusals(metrics, async () => {
        const headers = await countRequest(principal.token);
        await uploads.admit(principal.workspace);
        return headers;
      }),
    limits: { file: limits.file, field: limits.options },
    toProblem: unavailableProblem,
    onError: (error, { requestId, operationId }) =>
      log.error({ err: error, requestId, operationId }, "request failed"),
    onResponse: ({ requestId, operationId, method, path, status, duration }) => {
      metrics.requestEnded(operationId, status, duration);
      nameRequest(operationId, status);
      log.info({ requestId, operationId, method, path, status, duration }, "request");
    },
  });
}
