import { Counter, Gauge, type Registry } from "prom-client";
import type { Backlog } from "./backlog.js";

/** Adds gauges of the backlog, which is read from the database at each scrape: every process shows the same. */
export function addBacklogGauges(registry: Registry, backlog: () => Promise<Backlog>): void {
  const registers = [registry];
  const jobs = new Gauge({
    name: "document_export_jobs_waiting",
    help: "Unfinished jobs, by status.",
    labelNames: ["status"],
    registers,
    collect: async () => {
      const { queued, processing, oldest: age, pending, ...usage } = await backlog();
      jobs.set({ status: "queued" }, queued);
      jobs.set({ status: "processing" }, processing);
      oldest.set(age);
      deliveries.set(pending);
      kept.set({ table: "jobs" }, usage.oldestEnded);
      kept.set({ table: "webhook_messages" }, usage.oldestDelivered);
      stored.set(usage.stored);
      mostQueued.set(usage.mostQueued);
      mostStored.set(usage.mostStored);
      objects.set({ state: "kept" }, usage.keptObjects);
      objects.set({ state: "removable" }, usage.removableObjects);
    },
  });
  const oldest = new Gauge({
    name: "document_export_oldest_job_seconds",
    help: "Age of the oldest unfinished job.",
    registers,
  });
  const deliveries = new Gauge({
    name: "document_export_deliveries_waiting",
    help: "Webhook messages that have neither arrived nor been given up.",
    registers,
  });
  const kept = new Gauge({
    name: "document_export_oldest_kept_seconds",
    help: "Time since the end of the oldest job and delivery that was not removed yet, by table.",
    labelNames: ["table"],
    registers,
  });
  // No label for the workspace: there may be any number of them.
  const stored = new Gauge({
    name: "document_export_stored_bytes",
    help: "Bytes stored for unfinished jobs.",
    registers,
  });
  const mostQueued = new Gauge({
    name: "document_export_workspace_jobs_max",
    help: "Unfinished jobs of the workspace that has most.",
    registers,
  });
  const objects = new Gauge({
    name: "document_export_upload_objects",
    help: "Objects of the bucket of uploads, by state: kept for a job, or to be removed.",
    labelNames: ["state"],
    registers,
  });
  const mostStored = new Gauge({
    name: "document_export_workspace_stored_bytes_max",
    help: "Bytes stored for unfinished jobs of the workspace that has most.",
    registers,
  });
}

/** Counts objects of the bucket of uploads that were deleted, or could not be. */
export type ObjectCounter = (outcome: "removed" | "failed", objects: number) => void;

/** Adds the counter of removals. */
export function addObjectCounter(registry: Registry): ObjectCounter {
  const counter = new Counter({
    name: "document_export_upload_objects_removed_total",
    help: "Objects of the bucket of uploads that no job needs any more, by outcome of their removal.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  return (outcome, objects) => counter.inc({ outcome }, objects);
}

/** How much memory the uploads of this process hold, and how many are read or wait. */
export interface UploadUsage {
  readonly bytes: number;
  readonly reading: number;
  readonly waiting: number;
}

/** Adds gauges of the uploads of this process. */
export function addUploadGauges(registry: Registry, usage: () => UploadUsage): void {
  const registers = [registry];
  const uploads = new Gauge({
    name: "document_export_uploads",
    help: "Request bodies of this process, by state: being read, or waiting for memory.",
    labelNames: ["state"],
    registers,
    collect: () => {
      const { bytes, reading, waiting } = usage();
      uploads.set({ state: "reading" }, reading);
      uploads.set({ state: "waiting" }, waiting);
      memory.set(bytes);
    },
  });
  const memory = new Gauge({
    name: "document_export_upload_memory_bytes",
    help: "Memory reserved for request bodies of this process.",
    registers,
  });
}
