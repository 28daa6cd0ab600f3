import { bounds } from "../bounds/bounds.js";
import type { Backlog, QueueAge, UsageOfWorkspace } from "./backlog.js";
import type { SampledGauge } from "./sampled-gauges.js";

/** Gauges of values in the database, which are the same in every process. */
export const backlogGauges: readonly SampledGauge<Backlog>[] = [
  {
    name: "document_export_jobs_waiting",
    help: "Unfinished jobs, by status.",
    label: "status",
    read: ({ queued, processing }) => ({ queued, processing }),
  },
  {
    name: "document_export_oldest_job_seconds",
    help: "Age of the oldest unfinished job, without those that are paused and the time that they were.",
    read: ({ oldest }) => oldest,
  },
  {
    name: "document_export_queue_age_seconds",
    help: `Age of the oldest queued job of a workspace, by its id: of the ${bounds.measuredWorkspaces.max} workspaces that wait longest; \`other\` is the largest of the rest.`,
    label: "workspace",
    read: ({ queueAges }) => byWorkspace(queueAges),
  },
  {
    name: "document_export_deliveries_waiting",
    help: "Webhook messages that have neither arrived nor been given up.",
    read: ({ pending }) => pending,
  },
  {
    name: "document_export_oldest_kept_seconds",
    help: "Time since the end of the oldest job and delivery that was not removed yet, by table.",
    label: "table",
    read: (backlog) => ({ jobs: backlog.oldestEnded, webhook_messages: backlog.oldestDelivered }),
  },
  // No label for the workspace, because the number of workspaces is unlimited.
  {
    name: "document_export_stored_bytes",
    help: "Bytes stored for unfinished jobs.",
    read: ({ stored }) => stored,
  },
  {
    name: "document_export_workspace_jobs_max",
    help: "Unfinished jobs of the workspace that has most.",
    read: ({ mostQueued }) => mostQueued,
  },
  {
    name: "document_export_workspace_stored_bytes_max",
    help: "Bytes stored for unfinished jobs of the workspace that has most.",
    read: ({ mostStored }) => mostStored,
  },
  {
    name: "document_export_upload_objects",
    help: "Objects of the bucket of uploads, by state: kept for a job, or to be removed.",
    label: "state",
    read: ({ keptObjects: kept, removableObjects: removable }) => ({ kept, removable }),
  },
  {
    name: "document_export_circuits",
    help: "Addresses of webhooks that failed last, by the state of their circuit: `closed` is still called, `open` is not, `half-open` waits for a probe.",
    label: "state",
    read: ({ closedCircuits: closed, openCircuits: open, halfOpenCircuits }) => ({
      closed,
      open,
      "half-open": halfOpenCircuits,
    }),
  },
  {
    name: "document_export_webhooks",
    help: "Registered webhooks, by state: `working`, `failing` since its last call was not accepted, or `disabled`. The first two are active.",
    label: "state",
    read: ({ activeWebhooks, failingWebhooks: failing, disabledWebhooks: disabled }) => ({
      working: activeWebhooks - failing,
      failing,
      disabled,
    }),
  },
  ...usageGauges(),
  {
    name: "document_export_last_backup_timestamp_seconds",
    help: "Time of the last `document-export backup`, in seconds since 1970; 0 if there was none.",
    read: ({ lastBackup }) => lastBackup,
  },
  {
    name: "document_export_database_size_bytes",
    help: "Size of the database, without its write-ahead log.",
    read: ({ databaseBytes }) => databaseBytes,
  },
];

function byWorkspace(ages: readonly QueueAge[]): Record<string, number> {
  const { max } = bounds.measuredWorkspaces;
  return Object.fromEntries(
    ages.map(([workspace, seconds], at) => [at < max ? String(workspace) : "other", seconds]),
  );
}

function usageGauges(): readonly SampledGauge<Backlog>[] {
  const of = `today in UTC, by its id: of the ${bounds.measuredWorkspaces.max} workspaces with most exports; \`other\` is the sum of the rest.`;
  const gauge = (name: string, what: string, read: (usage: UsageOfWorkspace) => number) => ({
    name,
    help: `${what} of a workspace ${of}`,
    label: "workspace",
    read: ({ usageToday }: Backlog) =>
      Object.fromEntries(usageToday.map((usage) => [usage[0] ?? "other", read(usage)])),
  });
  return [
    gauge("document_export_workspace_exports_today", "Accepted exports", ([, exports]) => exports),
    gauge(
      "document_export_workspace_bytes_in_today",
      "Bytes of uploads",
      ([, , bytesIn]) => bytesIn,
    ),
    gauge(
      "document_export_workspace_bytes_out_today",
      "Bytes of results",
      ([, , , bytesOut]) => bytesOut,
    ),
    gauge("document_export_workspace_calls_today", "Calls of webhooks", ([, , , , calls]) => calls),
  ];
}
