import { type Kysely, sql } from "kysely";
import { lastBackupTime } from "../audit/last-backup.js";
import { bounds } from "../bounds/bounds.js";
import type { Database } from "../storage/database.js";
import { jobsWaitingSince, oldestQueued } from "../storage/lists/waiting-since.js";
import { usageToday } from "../storage/lists/usage/usage-today.js";
import { webhookCounts, type WebhookCounts } from "../storage/lists/webhooks.js";

/** How long the oldest queued job of a workspace has waited, in seconds. */
export type QueueAge = readonly [workspace: number, seconds: number];

/** What a workspace did today. */
export type UsageOfWorkspace = readonly [
  workspace: number | null,
  exports: number,
  bytesIn: number,
  bytesOut: number,
  calls: number,
];

/** The work that is waiting, and what else the database knows that a scrape shows. */
export interface Backlog extends WebhookCounts {
  readonly queued: number;
  readonly processing: number;
  /** Age in seconds of the oldest unfinished job; 0 if there is none. */
  readonly oldest: number;
  /** The workspaces whose jobs wait longest, longest first, and one more, which stands for all others. */
  readonly queueAges: readonly QueueAge[];
  /** Pending webhook deliveries. */
  readonly pending: number;
  /** Age of the oldest job and delivery that have ended and were not removed yet, in seconds; 0 if there is none. */
  readonly oldestEnded: number;
  readonly oldestDelivered: number;
  /** Bytes stored for unfinished jobs. */
  readonly stored: number;
  /** Unfinished jobs, and bytes, of the workspace that has most. */
  readonly mostQueued: number;
  readonly mostStored: number;
  /** Objects of the bucket of uploads that a job needs, and that are to be removed, now or when their grace time is over. */
  readonly keptObjects: number;
  readonly removableObjects: number;
  /** Circuits with failures in a row: that may be called, that may not, and whose next message probes the address. */
  readonly closedCircuits: number;
  readonly openCircuits: number;
  readonly halfOpenCircuits: number;
  /** Time of the last backup by the command, in seconds since 1970; 0 if the newest entries of the audit log have none. */
  readonly lastBackup: number;
  /** Of the workspaces with most exports today in UTC, most first, and one entry more, which sums up the others. */
  readonly usageToday: readonly UsageOfWorkspace[];
  /** Size of the database, without its log, in bytes. */
  readonly databaseBytes: number;
}

/** Reads how much work is waiting. */
export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*)::int from jobs where status = 'queued') as queued,
      (select count(*)::int from jobs where status = 'processing') as processing,
      coalesce(extract(epoch from now() - least((select min(queued_at) from jobs where status = 'processing'),
        ${oldestQueued})), 0)::float8 as oldest,
      (select coalesce(json_agg(json_build_array(workspace_id, age)), '[]') from (
        select workspace_id, extract(epoch from now() - min(since))::float8 as age
        from (${jobsWaitingSince}) as waiting group by workspace_id
        order by age desc limit ${bounds.measuredWorkspaces.max + 1}) as ages) as "queueAges",
      ${usageToday} as "usageToday",
      (select count(*)::int from webhook_deliveries where state = 'pending') as pending,
      (select coalesce(extract(epoch from now() - min(ended_at)), 0)::float8 from jobs) as "oldestEnded",
      (select coalesce(extract(epoch from now() - min(ended_at)), 0)::float8
        from webhook_deliveries) as "oldestDelivered",
      (select count(*)::int from upload_objects where removable_at is null) as "keptObjects",
      (select count(*)::int from upload_objects where removable_at is not null) as "removableObjects",
      pg_database_size(current_database())::float8 as "databaseBytes",
      coalesce(extract(epoch from ${lastBackupTime}), 0)::float8 as "lastBackup",
      usage.*, circuits.*, webhooks.*
    from (select
        coalesce(sum(stored_bytes), 0)::float8 as stored,
        coalesce(max(queued_exports), 0) as "mostQueued",
        coalesce(max(stored_bytes), 0)::float8 as "mostStored"
      from workspace_usage) as usage,
      (select
        count(*) filter (where open_until is null)::int as "closedCircuits",
        count(*) filter (where open_until > now())::int as "openCircuits",
        count(*) filter (where open_until <= now())::int as "halfOpenCircuits"
      from circuits) as circuits,
      (${webhookCounts}) as webhooks
  `.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error("The backlog query returned no row.");
  return backlog;
}
