import { setTimeout } from "node:timers/promises";
import { createServer } from "@document-export/server-stub";
import type { Logger } from "./logs/logger.js";
import { authenticateWith } from "./auth/authenticate.js";
import { callerAddressReader } from "./proxies/caller-address.js";
import { limitFailedTokens, type TokenFailure } from "./auth/failed-tokens.js";
import { parseSettings } from "./config/load-settings.js";
import type { Settings, SettingsInput } from "./config/settings.js";
import { startPausableWorkers } from "./control/pausable-workers.js";
import { createRequestGate, type RequestGate } from "./control/request-gate.js";
import { startControl, type ControlContext } from "./control/start-control.js";
import { createConverter } from "./exports/convert/converter.js";
import type { ExportContext } from "./exports/export-context.js";
import { createJobSignals, type JobSignals } from "./exports/job-signals.js";
import { allowOrigins } from "./http/cors/allow-origins.js";
import { createRequestDrain, type RequestDrain } from "./http/drain-requests.js";
import { createHandlers } from "./http/handlers/create-handlers.js";
import { listen } from "./http/listen.js";
import { createListener } from "./http/listener.js";
import { countRefusals, unavailableProblem } from "./http/problems.js";
import { createRateLimiter } from "./http/rate-limiter.js";
import { createReadiness, databaseCheck, diskCheck, type Readiness } from "./http/readiness.js";
import { createNaming } from "./http/service-url.js";
import { sideRoutes } from "./http/side-routes.js";
import { createUploadAdmission, type UploadAdmission } from "./http/uploads/admit-uploads.js";
import { createCallerName } from "./logs/caller-name.js";
import { createLogger } from "./logs/logger.js";
import { openMetrics } from "./observe/open-metrics.js";
import { startActivity } from "./operator-api/activity/activity.js";
import type { OperatorApiContext } from "./operator-api/create-operator-api.js";
import { startOperator } from "./operator-api/start-operator.js";
import { openTracing } from "./traces/open-tracing.js";
import { nameRequest, traceRequests } from "./traces/trace-requests.js";
import { openOutbound } from "./outbound/outbound.js";
import { prepareSecrets } from "./key-rotation/prepare-secrets.js";
import { createJobStore } from "./storage/jobs/job-store.js";
import { migrate, migrationNames } from "./storage/migrations/migrate.js";
import { openStorage } from "./storage/open-storage.js";
import { loadEngine, startTaskQueue } from "./storage/queue/task-queue.js";
import { takeRequests } from "./storage/statements/request-counts.js";
import type { Storage } from "./storage/storage.js";
import { startRemoval } from "./uploads/remove-objects.js";
import { openUploadBucket } from "./uploads/upload-bucket.js";
import { createUploadStore } from "./uploads/upload-store.js";
import { startWorkers, type Workers } from "./workers/start-workers.js";

/** A running service. */
export interface RunningService {
  /** Its base URL, without a slash at the end. */
  readonly url: string;
  /** URL of the operator's port, where one is set: the console is below `/console/`. */
  readonly operatorUrl: string | undefined;
  readonly storage: Storage;
  /** Resolves with the reason if the embedded database crashes. The service cannot continue then: end the process. */
  readonly lost: Promise<Error>;
  /** Reads the certificate again, as it does itself when the files change; absent without `tls`. */
  readonly reloadCertificate?: () => Promise<void>;
  /** Starts processes of conversions before the first export needs them: soon, since that keeps this process a while. */
  readonly warmUp: () => void;
  /** Finishes what it can within the shutdown timeout, releases the other jobs, and closes the database. */
  readonly stop: () => Promise<void>;
}

/** Parts of the service that can be replaced. */
export interface ServiceParts {
  /** The clock for all times that it stores; the job engine uses the clock of the database. */
  readonly now?: () => Date;
  /** Makes the converter of documents: a load test may do without conversions. */
  readonly openConverter?: typeof createConverter;
}

/** For the jobs that are aborted after the shutdown timeout, to be released. */
const RELEASE_TIMEOUT_MS = 2000;

/** Closes what has been opened, in reverse order. */
type Closers = (() => Promise<void>)[];

/**
 * Starts the service: database, job engine, workers, HTTP.
 * If one of them fails, it rejects with the reason, and leaves nothing open.
 */
export async function startService(
  input: SettingsInput = {},
  parts: ServiceParts = {},
): Promise<RunningService> {
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
  const { now = () => new Date(), openConverter = createConverter } = parts;
  const tracing = openTracing(settings.tracesUrl, log);
  closers.push(tracing.close);
  // The database opens in another thread, which leaves this one free to load code.
  const [storage] = await Promise.all([openStorage(settings, migrationNames), loadEngine()]);
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
  const converter = openConverter({ memory, timeout: timeout * 1000 });
  closers.push(async () => converter.close());
  const signals = createJobSignals();
  const outbound = openOutbound(settings.destinations);
  closers.push(() => outbound.dispatcher.destroy());
  const destinations = { outbound, secretBox };
  const images = openImages(settings.images, closers);
  const bucket = openUploadBucket(settings);
  if (bucket) closers.push(bucket.close);
  const endpoints = settings.webhooks;
  const { limits } = settings;
  const admission = createUploadAdmission(limits, () => metrics.refused("slow-upload"));
  const activity = startActivity({ db, now, onError: (err) => log.warn({ err }, "activity") });
  closers.push(activity.close);
  const used = { uploads: admission.usage, conversions: converter.budget.usage };
  const metrics = activity.countMetrics(openMetrics(storage, settings, used));
  const { tracer } = tracing;
  const uploads = createUploadStore(db, bucket);
  const work = { converter, destinations, images, signals, endpoints, uploads };
  const onError = (error: unknown, task: object) => log.warn({ err: error, task }, "task failed");
  const keepsFailedUploads = settings.retention.failedUploads > 0;
  const transitions = { db, queue, now, limits, keepsFailedUploads, onError };
  const jobs = activity.countJobs(createJobStore({ ...transitions, listener: signals }));
  const context = { db, jobs, ...work, metrics, tracer, now, log };
  const requests = createRequestDrain();
  const gate = createRequestGate();
  const gates = { admission, requests, gate };
  const { readiness, ...server } = await startServer(context, storage, gates, settings, closers);
  const workers =
    settings.role === "api"
      ? undefined
      : startPausableWorkers(() => startWorkers(context, queue, settings));
  if (workers) ({ drain } = workers);
  if (workers && bucket) closers.push(startRemoval(context, bucket));
  const { delay, timeout: shutdownTimeout } = settings.shutdown;
  closers.push(() => stopWork(requests, workers, signals, shutdownTimeout * 1000));
  const { url } = server;
  const operated = { ...context, storage, settings, queue, activity, url };
  const operatorUrl = await openOperator(operated, { requests: gate, workers }, closers);
  closers.push(() => stopAccepting(requests, readiness, delay * 1000));
  log.info({ url, storage: storage.kind, role: settings.role }, "service started");
  return { ...server, operatorUrl, storage, warmUp: () => void setImmediate(converter.warmUp) };
}

/** Opens what operators use, and gives the URL of their port. */
async function openOperator(
  context: OperatorApiContext,
  paused: Pick<ControlContext, "requests" | "workers">,
  closers: Closers,
): Promise<string | undefined> {
  const { storage, settings, log } = context;
  const operator = await startOperator(context);
  closers.push(operator.close);
  closers.push(await startControl({ ...paused, storage, settings, operator, log }));
  closers.push(async () => operator.endStreams());
  return operator.url;
}

async function stopAccepting(
  requests: RequestDrain,
  readiness: Readiness,
  delay: number,
): Promise<void> {
  readiness.stop();
  requests.closeConnections();
  await setTimeout(delay);
  requests.refuseUploads();
}

/** Callers that wait for a job wait until the workers have stopped: it may end until then. */
async function stopWork(
  requests: RequestDrain,
  workers: Workers | undefined,
  { endWaits }: JobSignals,
  timeout: number,
): Promise<void> {
  const stopped = (workers?.stop(timeout) ?? Promise.resolve()).finally(endWaits);
  await Promise.all([stopped, requests.drain(timeout)]);
}

/** What requests pass on their way to the handlers. */
interface Gates {
  readonly admission: UploadAdmission;
  readonly requests: RequestDrain;
  readonly gate: RequestGate;
}

async function startServer(
  context: ExportContext,
  storage: Storage,
  gates: Gates,
  settings: Settings,
  closers: Closers,
): Promise<Pick<RunningService, "url" | "reloadCertificate"> & { readonly readiness: Readiness }> {
  const { metrics, tracer, log } = context;
  const { admission, requests, gate } = gates;
  const api = settings.role === "worker" ? undefined : createApi(context, storage, gates, settings);
  const readiness = openReadiness(storage, settings);
  const naming = createNaming(settings);
  const shown = settings.metrics ? metrics : undefined;
  const routes = sideRoutes(storage.db, readiness, { naming, metrics: shown });
  const entry = api && traceRequests(tracer, admission.wrap(api.node));
  const listener = createListener(entry && gate.wrap(entry), routes, log);
  const cors = await allowOrigins(settings.corsOrigins);
  const request = requests.wrap(cors.wrap(listener));
  const listeners = { request, unmetExpectation: cors.addHeaders };
  const { stopListening, close, ...server } = await listen(listeners, settings, context);
  // The health paths respond until all jobs have ended.
  closers.push(async () => {
    await requests.finish(stopListening);
    await close();
  });
  return { ...server, readiness };
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
  { admission, requests }: Gates,
  settings: Settings,
) {
  const { limits } = settings;
  const { db, log, metrics, now } = context;
  const addressOf = callerAddressReader(settings);
  const nameCaller = createCallerName(settings.logs.addresses);
  const countRequest = createRateLimiter({
    limit: limits.requestsPerMinute,
    take: (token, requests) => takeRequests(db, token, requests),
  });
  return createServer({
    handlers: createHandlers({ ...context, maxWebhooks: limits.webhooks }),
    authenticate: limitFailedTokens(authenticateWith(storage, now), {
      limit: limits.failedTokensPerMinute,
      addressOf,
      onFailure: (failure) => reportFailedToken(failure, limits.failedTokensPerMinute, context),
    }),
    beforeHandler: ({ principal, operationId }) =>
      countRefusals(metrics, async () => {
        requests.assertAccepted(operationId);
        const headers = await countRequest(principal.token);
        await admission.admit(principal.workspace);
        return headers;
      }),
    limits: { file: limits.file, field: limits.options },
    toProblem: unavailableProblem,
    onError: (error, { requestId, operationId }) =>
      log.error({ err: error, requestId, operationId }, "request failed"),
    onResponse: ({ remoteAddress, headers, ...request }) => {
      const { operationId, status, duration } = request;
      metrics.requestEnded(operationId, status, duration);
      nameRequest(operationId, status);
      log.info(
        { ...request, caller: nameCaller(addressOf({ remoteAddress, headers })) },
        "request",
      );
    },
  });
}
