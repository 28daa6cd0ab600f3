import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { UploadUsage } from "../http/uploads/upload-shares.js";
import type { Backlog } from "../storage/overviews/backlog.js";
import { addBacklogGauges } from "./add-backlog-gauges.js";
import { addUploadGauges } from "./add-upload-gauges.js";

/** What the service counts, for Prometheus. */
export interface Metrics {
  readonly requestAnswered: (operation: string | undefined, status: number, ms: number) => void;
  /** A request with a token that is unknown or expired; `status` is the response to it. */
  readonly tokenFailed: (status: 401 | 429) => void;
  /** A request was refused for a limit: `type` is that of its problem, without what stands before it, or `slow-upload`. */
  readonly refused: (type: string) => void;
  readonly jobEnded: (status: "done" | "failed", ms: number) => void;
  /** `outcome`: `delivered`, `retried` or `given-up`. */
  readonly deliveryAttempted: (outcome: DeliveryOutcome, ms: number) => void;
  /** Everything in the text format of Prometheus, version 0.0.4. */
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** What came of one attempt at a delivery. */
export type DeliveryOutcome = "delivered" | "retried" | "given-up";

const MS = 1000;
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const JOB_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

/** What gauges are read from whenever the metrics are rendered. */
export interface MetricSources {
  readonly backlog: () => Promise<Backlog>;
  readonly uploads: () => UploadUsage;
}

/** Counters of one running service. */
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
    help: "Requests with a token that is unknown or expired, by status: 429 where their address sent too many.",
    labelNames: ["status"],
    registers,
  });
  const refusals = new Counter({
    name: "document_export_refusals_total",
    help: "Requests that were refused for a limit, by type of their problem.",
    labelNames: ["type"],
    registers,
  });
  addBacklogGauges(registry, backlog);
  addUploadGauges(registry, uploads);
  // To find the counter by its labels takes longer than to count.
  const ofRequests = new Map<string, Histogram.Internal<"operation" | "status">>();
  return {
    requestAnswered: (operation = "none", status, ms) => {
      const name = `${operation} ${status}`;
      const known = ofRequests.get(name) ?? requests.labels({ operation, status });
      ofRequests.set(name, known);
      known.observe(ms / MS);
    },
    tokenFailed: (status) => failedTokens.inc({ status }),
    refused: (type) => refusals.inc({ type }),
    jobEnded: (status, ms) => jobs.observe({ status }, ms / MS),
    deliveryAttempted: (outcome, ms) => deliveries.observe({ outcome }, ms / MS),
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
