import { collectDefaultMetrics, Gauge, type Histogram, Registry } from "prom-client";
import type { Backlog } from "./backlog.js";
import { backlogGauges } from "./backlog-gauges.js";
import { addCounters, addHistograms } from "./events.js";
import { processGauges } from "./process-gauges.js";
import type { ProcessUsage } from "./usage.js";
import { addSampledGauges } from "./sampled-gauges.js";

/** The Prometheus metrics of the service. */
export interface Metrics {
  readonly requestEnded: (operation: string | undefined, status: number, ms: number) => void;
  /** Counts a request with an unknown or expired token; `status` is the status of the response. */
  readonly tokenFailed: (status: 401 | 429) => void;
  /** Counts a request that was refused because of a limit; `type` is the name of its problem type, or `slow-upload`. */
  readonly refused: (type: string) => void;
  readonly jobEnded: (status: "done" | "failed", ms: number) => void;
  /** Records a conversion, successful or not. */
  readonly converted: (format: string, ms: number) => void;
  /** Counts objects that were deleted from the upload bucket, or one that could not be. */
  readonly objectsRemoved: (outcome: "removed" | "failed", objects: number) => void;
  /** Records a delivery attempt; `outcome` is `delivered`, `retried` or `given-up`. */
  readonly deliveryAttempted: (outcome: DeliveryOutcome, ms: number) => void;
  /** Records how long the embedded database took to fsync a file. */
  readonly synced: (ms: number) => void;
  /** Records when the certificate for new connections expires. */
  readonly certificateLoaded: (notAfter: Date) => void;
  /** Counts rows of a table that were deleted because they had expired. */
  readonly rowsRemoved: (table: string, count: number) => void;
  readonly retentionFailed: () => void;
  /** Renders all metrics in the Prometheus text format, version 0.0.4. */
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** Outcome of a delivery attempt. */
export type DeliveryOutcome = "delivered" | "retried" | "given-up";

const MS = 1000;
/** Time in milliseconds that a scrape waits for the database. After that it shows only the other metrics. */
const DATABASE_TIMEOUT_MS = 5000;

/** Values that do not change while the process runs. */
export interface ProcessFacts {
  readonly version: string;
  readonly role: string;
  readonly storage: string;
  /** Number of days for which finished jobs and messages are kept. */
  readonly retention: { readonly jobs: number; readonly messages: number };
}

/** Sources that the gauges are read from on each scrape. */
export interface MetricSources {
  readonly backlog: () => Promise<Backlog>;
  readonly usage: () => Promise<ProcessUsage>;
  readonly facts: ProcessFacts;
}

/** Creates the metrics of one running service. */
export function createMetrics({ backlog, usage, facts }: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addFacts(registry, facts);
  const { requests, jobs, conversions, deliveries, syncs } = addHistograms(registry);
  const counters = addCounters(registry);
  const certificateEnd = addCertificateEnd(registry);
  const sample = addSamples(registry, backlog, usage);
  // Looking up a counter by its labels takes longer than incrementing it.
  const ofRequests = new Map<string, Histogram.Internal<"operation" | "status">>();
  return {
    requestEnded: (operation = "none", status, ms) => {
      const name = `${operation} ${status}`;
      const known = ofRequests.get(name) ?? requests.labels({ operation, status });
      ofRequests.set(name, known);
      known.observe(ms / MS);
    },
    tokenFailed: (status) => counters.failedTokens.inc({ status }),
    refused: (type) => counters.refusals.inc({ type }),
    objectsRemoved: (outcome, objects) => counters.objectsRemoved.inc({ outcome }, objects),
    jobEnded: (status, ms) => jobs.observe({ status }, ms / MS),
    converted: (format, ms) => conversions.observe({ format }, ms / MS),
    deliveryAttempted: (outcome, ms) => deliveries.observe({ outcome }, ms / MS),
    synced: (ms) => syncs.observe(ms / MS),
    certificateLoaded: (notAfter) => certificateEnd.set(notAfter.getTime() / MS),
    rowsRemoved: (table, count) => counters.rowsRemoved.inc({ table }, count),
    retentionFailed: () => counters.retentionFailures.inc(),
    render: async () => {
      await sample();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Adds the gauges that are read on each scrape, and returns the function that reads them. */
function addSamples(
  registry: Registry,
  backlog: MetricSources["backlog"],
  usage: MetricSources["usage"],
): () => Promise<void> {
  const showBacklog = addSampledGauges(registry, backlogGauges);
  const showUsage = addSampledGauges(registry, processGauges);
  const isUp = new Gauge({
    name: "document_export_database_up",
    help: "Whether the database responded to this scrape within five seconds: 1 or 0. If not, metrics of its content have no value.",
    registers: [registry],
  });
  return async () => {
    const [work, own] = await Promise.all([
      inTime(backlog(), DATABASE_TIMEOUT_MS).catch(() => undefined),
      usage(),
    ]);
    isUp.set(work ? 1 : 0);
    showBacklog(work);
    showUsage(own);
  };
}

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(() => expired.reject(new Error("The database did not respond.")), ms);
  try {
    return await Promise.race([work, expired.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Adds the gauge of the certificate's expiry. Without TLS it has no value, because zero would mean that the certificate
 * expired in 1970.
 */
function addCertificateEnd(registry: Registry): Gauge {
  const gauge = new Gauge({
    name: "document_export_tls_certificate_not_after_timestamp_seconds",
    help: "When the certificate ends that new connections to this process get, in seconds since 1970. No value without the setting `tls`.",
    registers: [registry],
  });
  gauge.remove();
  return gauge;
}

const DAY_SECONDS = 86_400;

function addFacts(registry: Registry, { retention, ...labels }: ProcessFacts): void {
  const registers = [registry];
  new Gauge({
    name: "document_export_info",
    help: "Always 1; its labels say what runs: version of the package, role of the process, storage.",
    labelNames: ["version", "role", "storage"],
    registers,
  }).set(labels, 1);
  const kept = new Gauge({
    name: "document_export_retention_seconds",
    help: "How long ended jobs and messages are kept, by table: the settings `retention.jobs` and `retention.messages`.",
    labelNames: ["table"],
    registers,
  });
  kept.set({ table: "jobs" }, retention.jobs * DAY_SECONDS);
  kept.set({ table: "webhook_messages" }, retention.messages * DAY_SECONDS);
}
