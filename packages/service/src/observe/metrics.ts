import { collectDefaultMetrics, Gauge, type Histogram, Registry } from "prom-client";
import type { Backlog } from "./backlog.js";
import { backlogGauges } from "./backlog-gauges.js";
import { addCounters, addHistograms } from "./events.js";
import { processGauges } from "./process-gauges.js";
import type { ProcessUsage } from "./usage.js";
import { addSampledGauges } from "./sampled-gauges.js";

/** The metrics of the service, for Prometheus. */
export interface Metrics {
  readonly requestEnded: (operation: string | undefined, status: number, ms: number) => void;
  /** A request with an unknown or expired token; `status` is that of the response. */
  readonly tokenFailed: (status: 401 | 429) => void;
  /** A request was refused because of a limit; `type` is the name of its problem type, or `slow-upload`. */
  readonly refused: (type: string) => void;
  readonly jobEnded: (status: "done" | "failed", ms: number) => void;
  /** A document was converted, or could not be. */
  readonly converted: (format: string, ms: number) => void;
  /** Objects of the bucket of uploads were deleted, or one could not be. */
  readonly objectsRemoved: (outcome: "removed" | "failed", objects: number) => void;
  /** `outcome`: `delivered`, `retried` or `given-up`. */
  readonly deliveryAttempted: (outcome: DeliveryOutcome, ms: number) => void;
  /** The embedded database synced a file to the disk. */
  readonly synced: (ms: number) => void;
  /** New connections get a certificate that ends then. */
  readonly certificateLoaded: (notAfter: Date) => void;
  /** Rows of a table were removed because they had expired. */
  readonly rowsRemoved: (table: string, count: number) => void;
  readonly retentionFailed: () => void;
  /** All metrics in the text format of Prometheus, version 0.0.4. */
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** The result of one attempt at a delivery. */
export type DeliveryOutcome = "delivered" | "retried" | "given-up";

const MS = 1000;
/** How long a scrape waits for the database; after that it shows all other metrics. */
const DATABASE_TIMEOUT_MS = 5000;

/** What does not change while the process runs. */
export interface ProcessFacts {
  readonly version: string;
  readonly role: string;
  readonly storage: string;
  /** Days that ended jobs and messages are kept. */
  readonly retention: { readonly jobs: number; readonly messages: number };
}

/** Where the gauges are read from at each scrape. */
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
  // Looking a counter up by its labels takes longer than counting.
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

/** Adds the gauges that are read at each scrape, and returns what reads them. */
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

/** Without TLS it has no value: zero would be a certificate that ended in 1970. */
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
