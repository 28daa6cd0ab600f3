import { createServer } from "@document-export/server-stub";
import type { Logger } from "pino";
import { authenticateWith } from "./auth/authenticate.js";
import { limitFailedTokens, type TokenFailure } from "./auth/failed-tokens.js";
import { parseSettings } from "./config/load-settings.js";
import type { Settings, SettingsInput } from "./config/settings.js";
import { createConverter } from "./exports/convert/converter.js";
import type { ExportContext } from "./exports/export-context.js";
import { createExportWrites } from "./exports/export-writes.js";
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
import { startJobEngine } from "./jobs/job-engine.js";
import { readBacklog } from "./observe/backlog.js";
import { createLogger } from "./observe/logger.js";
import { createMetrics } from "./observe/metrics.js";
import { openTracing } from "./observe/traces/open-tracing.js";
import { nameRequest, traceRequests } from "./observe/traces/trace-requests.js";
import { openOutbound } from "./outbound/outbound.js";
import { openSecretBox } from "./secrets/open-secret-box.js";
import { startWorkers, type Workers } from "./start-workers.js";
import { migrate } from "./storage/migrations/migrate.js";
import { openStorage } from "./storage/open-storage.js";
import { hasSecrets } from "./storage/statements/connections.js";
import { takeRequests } from "./storage/statements/request-counts.js";
import type { Storage } from "./storage/storage.js";
import { ensureSigningKey } from "./webhooks/signing-keys.js";

/** A service that answers. */
export interface RunningService {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  readonly storage: Storage;
  /** Resolves where the service cannot go on, with the reason: the embedded database crashed. End the process then. */
  readonly lost: Promise<Error>;
  /** Finishes what it can within some seconds, hands back the rest, and closes the database. */
  readonly stop: () => Promise<void>;
}

/** What a service may be given in place of its own. */
export interface ServiceParts {
  /** What time it is, for all that it writes down; the job engine goes by the clock of the database. */
  readonly now?: () => Date;
}

/** For requests, and for work that was taken up; in milliseconds. */
const GRACE = 10_000;

/** For work that is broken off then to be handed back, in milliseconds. */
const HAND_BACK = 2000;

/** What is open so far, closed in the opposite order. */
type Closers = (() => Promise<void>)[];

/**
 * Starts the service: database, job engine, workers, HTTP.
 * Rejects with what is wrong where it cannot, and leaves nothing open then.
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
  storage.lost?.then((error) => log.fatal({ err: error }, "the database is lost"));
  const { db } = storage;
  await migrate(db);
  await ensureSigningKey(db);
  const engine = await startJobEngine(storage, settings.workers, (error) =>
    log.error({ err: error }, "job engine"),
  );
  closers.push(engine.stop);
  let settle: Workers["settle"] = () => Promise.resolve();
  // What the closers after this one have broken off is handed back before the engine stops.
  closers.push(() => settle(HAND_BACK));
  const { memory, timeout } = settings.workers;
  const converter = createConverter({ memory, timeout: timeout * 1000 });
  closers.push(async () => converter.close());
  const signals = createJobSignals();
  const outbound = openOutbound(settings.destinations);
  closers.push(() => outbound.dispatcher.destroy());
  const isInUse = () => hasSecrets(db);
  const destinations = { outbound, secretBox: await openSecretBox({ ...settings, isInUse }) };
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
  const writes = createExportWrites({ db, engine, now, limits });
  const context = { db, engine, limits, writes, ...work, metrics, tracer, now, log };
  let server: Listening | undefined;
  // The process answers for its health until its work is done.
  closers.push(async () => server?.close());
  if (settings.role !== "api") {
    const workers = startWorkers(context, settings);
    ({ settle } = workers);
    closers.push(() => workers.stop(GRACE));
  }
  server = await startServer(context, storage, uploads, settings, closers);
  log.info({ url: server.url, storage: storage.kind, role: settings.role }, "service started");
  return { url: server.url, storage };
}

async function startServer(
  context: ExportContext,
  storage: Storage,
  uploads: UploadAdmission,
  settings: Settings,
  closers: Closers,
): Promise<Listening> {
  const { metrics, tracer, log } = context;
  const api =
    settings.role === "worker" ? undefined : createApi(context, storage, uploads, settings);
  const readiness = openReadiness(storage, settings);
  const routes = sideRoutes(storage.db, readiness, settings.metrics ? metrics : undefined);
  const requests = api && drainable(traceRequests(tracer, uploads.wrap(api.node)));
  const listener = createListener(requests?.entry, routes, log);
  const server = await listen(listener, settings);
  closers.push(async () => {
    readiness.stop();
    await requests?.drain(GRACE);
  });
  return server;
}

function openReadiness({ kind, db }: Storage, { data }: Settings): Readiness {
  const checks = [databaseCheck(db)];
  return createReadiness(kind === "embedded" ? [...checks, diskCheck(data)] : checks);
}

/** Addresses of images come from callers, so they have a policy of their own. */
function openImages({ load, ...limits }: Settings["images"], closers: Closers) {
  if (!load) return undefined;
  const { dispatcher, timeout } = openOutbound(limits);
  closers.push(() => dispatcher.destroy());
  return { ...limits, dispatcher, timeout };
}

/** One line in the log for each minute of an address, the metric for each request. */
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
  const count = createRateLimiter({
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
        const headers = await count(principal.token);
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
