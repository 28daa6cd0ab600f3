import { type Kysely, sql } from "kysely";
import { lastBackupTime } from "../audit/last-backup.js";
import { bounds } from "../bounds/bounds.js";
import type { Database } from "../storage/database.js";
import { jobsWaitingSince, oldestQueued } from "../storage/lists/waiting-since.js";
import { usageToday } from "../storage/lists/usage/usage-today.js";
import { webhookCounts, type WebhookCounts } from "../storage/lists/webhooks.js";

/** A workspace, with the time in seconds that its oldest queued job has waited. */
export type QueueAge = readonly [workspace: number, seconds: number];

/** Usage of a workspace today. */
export type UsageOfWorkspace = readonly [
  workspace: number | null,
  exports: number,
  bytesIn: number,
  bytesOut: number,
  calls: number,
];

/** The waiting work, and other values in the database that a scrape shows. */
export interface Backlog extends WebhookCounts {
  readonly queued: number;
  readonly processing: number;
  /** Age of the oldest unfinished job in seconds; 0 if there is none. */
  readonly oldest: number;
  /** The workspaces whose jobs have waited longest, longest first, and one more entry that stands for all others. */
  readonly queueAges: readonly QueueAge[];
  /** Number of pending webhook deliveries. */
  readonly pending: number;
  /** Age of the oldest finished job and delivery that were not deleted yet, in seconds; 0 if there is none. */
  readonly oldestEnded: number;
  readonly oldestDelivered: number;
  /** Number of bytes stored for unfinished jobs. */
  readonly stored: number;
  /** Highest number of unfinished jobs, and of bytes, in one workspace. */
  readonly mostQueued: number;
  readonly mostStored: number;
  /**
   * Number of objects in the upload bucket that a job needs, and of those to be deleted, now or after their grace time.
   */
  readonly keptObjects: number;
  readonly removableObjects: number;
  /**
   * Circuits with consecutive failures, by state: calls are allowed, calls are blocked, or the next message probes the
   * address.
   */
  readonly closedCircuits: number;
  readonly openCircuits: number;
  readonly halfOpenCircuits: number;
  /**
   * Time of the last backup made by the command, in seconds since 1970; 0 if the newest entries of the audit log have
   * none.
   */
  readonly lastBackup: number;
  /**
   * Usage of the workspaces with the most exports today in UTC, most first, and one more entry that sums up all others.
   */
  readonly usageToday: readonly UsageOfWorkspace[];
  /** Size of the database in bytes, without its log. */
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
