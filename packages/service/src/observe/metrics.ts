import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { Backlog } from "./backlog.js";
import {
  addBacklogGauges,
  addObjectCounter,
  addUploadGauges,
  type ObjectCounter,
  type UploadUsage,
} from "./gauges.js";

/** The metrics of the service, for Prometheus. */
export interface Metrics {
  readonly requestEnded: (operation: string | undefined, status: number, ms: number) => void;
  /** A request with an unknown or expired token; `status` is that of the response. */
  readonly tokenFailed: (status: 401 | 429) => void;
  /** A request was refused because of a limit; `type` is the name of its problem type, or `slow-upload`. */
  readonly refused: (type: string) => void;
  readonly jobEnded: (status: "done" | "failed", ms: number) => void;
  /** Objects of the bucket of uploads were deleted, or one could not be. */
  readonly objectsRemoved: ObjectCounter;
  /** `outcome`: `delivered`, `retried` or `given-up`. */
  readonly deliveryAttempted: (outcome: DeliveryOutcome, ms: number) => void;
  /** Rows of a table were removed because they had expired. */
  readonly rowsRemoved: (table: string, count: number) => void;
  readonly retentionFailed: () => void;
  /** All metrics in the text format of Prometheus, version 0.0.4. */
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** The result of one attempt at a delivery. */
export type DeliveryOutcome = "delivered" | "retried" | "given-up";

const MS = 1000;
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const JOB_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

/** Where the gauges are read from at each scrape. */
export interface MetricSources {
  readonly backlog: () => Promise<Backlog>;
  readonly uploads: () => UploadUsage;
}

/** Creates the metrics of one running service. */
export function createMetrics({ backlog, uploads }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "document_export_request_seconds",
    help: "Duration of requests by operation and status.",
    labelNames: ["operation", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: "document_export_job_seconds",
    help: "Time from the first queuing of a job to its end, by final state.",
    labelNames: ["status"],
    buckets: JOB_BUCKETS,
    registers,
  });
  const deliveries = new Histogram({
    name: "document_export_delivery_attempt_seconds",
    help: "Duration of attempts at webhook deliveries, by outcome.",
    labelNames: ["outcome"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const failedTokens = new Counter({
    name: "document_export_failed_tokens_total",
    help: "Requests with an unknown or expired token, by status: 429 if their address sent too many.",
    labelNames: ["status"],
    registers,
  });
  const refusals = new Counter({
    name: "document_export_refusals_total",
    help: "Requests that were refused because of a limit, by problem type.",
    labelNames: ["type"],
    registers,
  });
  const retention = addRetentionCounters(registry);
  const objectsRemoved = addObjectCounter(registry);
  addBacklogGauges(registry, backlog);
  addUploadGauges(registry, uploads);
  // Looking a counter up by its labels takes longer than counting.
  const ofRequests = new Map<string, Histogram.Internal<"operation" | "status">>();
  return {
    requestEnded: (operation = "none", status, ms) => {
      const name = `${operation} ${status}`;
      const known = ofRequests.get(name) ?? requests.labels({ operation, status });
      ofRequests.set(name, known);
      known.observe(ms / MS);
    },
    tokenFailed: (status) => failedTokens.inc({ status }),
    refused: (type) => refusals.inc({ type }),
    objectsRemoved,
    jobEnded: (status, ms) => jobs.observe({ status }, ms / MS),
    deliveryAttempted: (outcome, ms) => deliveries.observe({ outcome }, ms / MS),
    rowsRemoved: (table, count) => retention.removed.inc({ table }, count),
    retentionFailed: () => retention.failures.inc(),
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

function addRetentionCounters(registry: Registry) {
  const registers = [registry];
  return {
    removed: new Counter({
      name: "document_export_removed_rows_total",
      help: "Rows that this process removed because they had expired, by table.",
      labelNames: ["table"],
      registers,
    }),
    failures: new Counter({
      name: "document_export_retention_failures_total",
      help: "Failed attempts of this process to remove expired rows.",
      registers,
    }),
  };
}
