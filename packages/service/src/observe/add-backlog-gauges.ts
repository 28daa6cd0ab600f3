import { Gauge, type Registry } from "prom-client";
import type { Backlog } from "../storage/overviews/backlog.js";

/** Adds what waits to be done, asked for at each look: every process shows the same. */
export function addBacklogGauges(registry: Registry, backlog: () => Promise<Backlog>): void {
  const registers = [registry];
  const jobs = new Gauge({
    name: "document_export_jobs_waiting",
    help: "Jobs that have not ended, by state.",
    labelNames: ["status"],
    registers,
    collect: async () => {
      const { queued, processing, oldest: age, pending, ...usage } = await backlog();
      jobs.set({ status: "queued" }, queued);
      jobs.set({ status: "processing" }, processing);
      oldest.set(age);
      deliveries.set(pending);
      stored.set(usage.stored);
      mostQueued.set(usage.mostQueued);
      mostStored.set(usage.mostStored);
    },
  });
  const oldest = new Gauge({
    name: "document_export_oldest_job_seconds",
    help: "Age of the oldest job that has not ended.",
    registers,
  });
  const deliveries = new Gauge({
    name: "document_export_deliveries_waiting",
    help: "Webhook messages that have neither arrived nor been given up.",
    registers,
  });
  // Workspaces are no labels: there may be any number of them.
  const stored = new Gauge({
    name: "document_export_stored_bytes",
    help: "Bytes that are stored for jobs that have not ended.",
    registers,
  });
  const mostQueued = new Gauge({
    name: "document_export_workspace_jobs_max",
    help: "Jobs that have not ended, of the workspace that has most.",
    registers,
  });
  const mostStored = new Gauge({
    name: "document_export_workspace_stored_bytes_max",
    help: "Bytes that are stored for jobs that have not ended, of the workspace that has most.",
    registers,
  });
}
