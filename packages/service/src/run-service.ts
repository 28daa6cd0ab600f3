import { setTimeout } from "node:timers/promises";
import type { Tracer } from "@opentelemetry/api";
import type { Logger } from "./logs/logger.js";
import type { Settings } from "./config/settings.js";
import { startPausableWorkers } from "./control/pausable-workers.js";
import { createRequestGate, type RequestGate } from "./control/request-gate.js";
import { startControl, type ControlContext } from "./control/start-control.js";
import { createConverter } from "./conversion/converter.js";
import type { ExportContext } from "./exports/export-context.js";
import { createJobSignals, type JobSignals } from "./exports/job-signals.js";
import { allowOrigins } from "./http/cors/allow-origins.js";
import { createApi, type ApiGates } from "./http/handlers/create-api.js";
import { createRequestDrain, type RequestDrain } from "./http/listening/drain-requests.js";
import type { Interim } from "./http/listening/interim-listener.js";
import { listen } from "./http/listening/listen.js";
import { createListener } from "./http/listener.js";
import {
  createReadiness,
  databaseCheck,
  diskCheck,
  signingCheck,
  type Readiness,
} from "./http/readiness.js";
import { createNaming } from "./http/service-url.js";
import { sideRoutes } from "./http/side-routes.js";
import { createUploadAdmission } from "./http/uploads/admit-uploads.js";
import { openMetrics } from "./observe/open-metrics.js";
import { startActivity } from "./operator-api/activity/activity.js";
import type { OperatorApiContext } from "./operator-api/create-operator-api.js";
import { startOperator } from "./operator-api/start-operator.js";
import { traceRequests } from "./traces/trace-requests.js";
import { openOutbound } from "./outbound/outbound.js";
import type { RunningService } from "./running-service.js";
import type { SecretBox } from "./secrets/secret-box.js";
import { createJobStore } from "./storage/jobs/job-store.js";
import type { openStorage } from "./storage/open-storage.js";
import type { TaskQueue } from "./storage/queue/task-queue.js";
import type { Storage } from "./storage/storage.js";
import { startRemoval } from "./uploads/remove-objects.js";
import { assertUsable, openUploadBucket } from "./uploads/upload-bucket.js";
import { createUploadStore } from "./uploads/upload-store.js";
import { startWorkers, type Workers } from "./workers/start-workers.js";

/** Replaceable parts of the service. */
export interface ServiceParts {
  /** Clock for all times that the service stores; the job engine uses the database clock. */
  readonly now?: () => Date;
  /** Creates the document converter: a load test may skip conversions. */
  readonly openConverter?: typeof createConverter;
  /** Opens the database. */
  readonly openStorage?: typeof openStorage;
}

/** Functions that close everything that was opened, in reverse order. */
export type Closers = (() => Promise<void>)[];

/** An open database, with everything else that the service needs to run. */
export interface OpenedService {
  readonly settings: Settings;
  readonly log: Logger;
  readonly tracer: Tracer;
  readonly interim: Interim;
  readonly storage: Storage;
  readonly secretBox: SecretBox;
  readonly queue: TaskQueue;
}

/** Time in milliseconds to release the jobs that are aborted after the shutdown timeout. */
const RELEASE_TIMEOUT_MS = 2000;

/** Runs the service on its open database: workers, HTTP, operator interfaces. */
export async function runService(opened: OpenedService, parts: ServiceParts, closers: Closers) {
  const { now = () => new Date(), openConverter = createConverter } = parts;
  const { settings, log, tracer, interim, storage, secretBox, queue } = opened;
  const { db } = storage;
  let drain: Workers["drain"] = () => Promise.resolve();
  // Jobs that were aborted by later closers are released before the queue stops.
  closers.push(() => drain(RELEASE_TIMEOUT_MS));
  const { memory, timeout } = settings.workers;
  const converter = openConverter({ memory, timeout: timeout * 1000 });
  closers.push(async () => converter.close());
  const signals = createJobSignals();
  const outbound = openOutbound({ ...settings.destinations, section: "destinations" });
  closers.push(() => outbound.dispatcher.destroy());
  const destinations = { outbound, secretBox };
  const images = openImages(settings.images, closers);
  const bucket = openUploadBucket(settings);
  if (bucket) closers.push(bucket.close);
  if (bucket) await assertUsable(bucket, log);
  const endpoints = settings.webhooks;
  const { limits } = settings;
  const admission = createUploadAdmission(limits, () => metrics.refused("slow-upload"));
  const activity = startActivity({ db, now, onError: (err) => log.warn({ err }, "activity") });
  closers.push(activity.close);
  const used = { uploads: admission.usage, conversions: converter.budget.usage };
  const metrics = activity.countMetrics(openMetrics(storage, settings, used));
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
  await interim.stop();
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

/** Opens the operator interfaces, and returns the URL of their port. */
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

/**
 * Stops the workers. Callers that wait for a job keep waiting until the workers have stopped, because the job may still
 * finish.
 */
async function stopWork(
  requests: RequestDrain,
  workers: Workers | undefined,
  { endWaits }: JobSignals,
  timeout: number,
): Promise<void> {
  const stopped = (workers?.stop(timeout) ?? Promise.resolve()).finally(endWaits);
  await Promise.all([stopped, requests.drain(timeout)]);
}

/** Gates that requests pass before they reach the handlers. */
interface Gates extends ApiGates {
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
  const readiness = openReadiness(storage, settings, context.destinations.secretBox);
  const naming = createNaming(settings);
  const shown = settings.metrics ? metrics : undefined;
  const routes = sideRoutes(storage.db, readiness, { naming, metrics: shown });
  const entry = api && traceRequests(tracer, admission.wrap(api.node));
  const listener = createListener(entry && gate.wrap(entry), routes, log);
  const cors = await allowOrigins(settings.corsOrigins);
  const request = requests.wrap(cors.wrap(listener));
  const listeners = { request, unmetExpectation: cors.addHeaders };
  const { stopListening, close, ...server } = await listen(listeners, settings, context);
  // The health paths keep responding until all jobs have ended.
  closers.push(async () => {
    await requests.finish(stopListening);
    await close();
  });
  return { ...server, readiness };
}

function openReadiness({ kind, db }: Storage, { data }: Settings, box: SecretBox): Readiness {
  const checks = [databaseCheck(db), signingCheck(db, box)];
  return createReadiness(kind === "embedded" ? [...checks, diskCheck(data)] : checks);
}

/**
 * Opens the connections for fetching images; undefined if images are not fetched. They have their own policy, because
 * the URLs of images come from callers.
 */
function openImages({ load, ...limits }: Settings["images"], closers: Closers) {
  if (!load) return undefined;
  const { dispatcher, timeout } = openOutbound({ ...limits, section: "images" });
  closers.push(() => dispatcher.destroy());
  return { ...limits, dispatcher, timeout };
}
