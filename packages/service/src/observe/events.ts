import { Counter, Histogram, type Registry } from "prom-client";

// Upper limits of the buckets of each histogram, in seconds.
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const JOB_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];
const CONVERSION_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const SYNC_BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5];

/** Adds the histograms of durations. */
export function addHistograms(registry: Registry) {
  const registers = [registry];
  const histograms = {
    requests: new Histogram({
      name: "document_export_request_seconds",
      help: "Duration of requests by operation and status.",
      labelNames: ["operation", "status"],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    jobs: new Histogram({
      name: "document_export_job_seconds",
      help: "Time from the first queuing of a job to its end, by final state.",
      labelNames: ["status"],
      buckets: JOB_BUCKETS,
      registers,
    }),
    conversions: new Histogram({
      name: "document_export_conversion_seconds",
      help: "Duration of conversions by output format, failed ones too; without the wait for memory.",
      labelNames: ["format"],
      buckets: CONVERSION_BUCKETS,
      registers,
    }),
    deliveries: new Histogram({
      name: "document_export_delivery_attempt_seconds",
      help: "Duration of attempts at webhook deliveries, by outcome. `retried` and `given-up` are failed calls; `given-up` is a failed delivery as well.",
      labelNames: ["outcome"],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    syncs: new Histogram({
      name: "document_export_sync_seconds",
      help: "Duration of syncs of the embedded database to the disk, which each commit waits for. PostgreSQL does its own.",
      buckets: SYNC_BUCKETS,
      registers,
    }),
  };
  // Prometheus misses the first increase of a series that starts with it, so start each series at zero.
  for (const status of ["done", "failed"]) histograms.jobs.zero({ status });
  for (const outcome of ["delivered", "retried", "given-up"])
    histograms.deliveries.zero({ outcome });
  return histograms;
}

/** Adds the counters of events. */
export function addCounters(registry: Registry) {
  const registers = [registry];
  const counters = {
    failedTokens: new Counter({
      name: "document_export_failed_tokens_total",
      help: "Requests with an unknown or expired token, by status: 429 if their address sent too many.",
      labelNames: ["status"],
      registers,
    }),
    refusals: new Counter({
      name: "document_export_refusals_total",
      help: "Requests that were refused because of a limit, by problem type.",
      labelNames: ["type"],
      registers,
    }),
    rowsRemoved: new Counter({
      name: "document_export_removed_rows_total",
      help: "Rows that this process removed because they had expired, by table.",
      labelNames: ["table"],
      registers,
    }),
    retentionFailures: new Counter({
      name: "document_export_retention_failures_total",
      help: "Failed attempts of this process to remove expired rows.",
      registers,
    }),
    objectsRemoved: new Counter({
      name: "document_export_upload_objects_removed_total",
      help: "Objects of the bucket of uploads that no job needs any more, by outcome of their removal.",
      labelNames: ["outcome"],
      registers,
    }),
  };
  for (const status of ["401", "429"]) counters.failedTokens.inc({ status }, 0);
  for (const outcome of ["removed", "failed"]) counters.objectsRemoved.inc({ outcome }, 0);
  return counters;
}
