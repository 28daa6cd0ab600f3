import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/database.js";

/** The work that is waiting. */
export interface Backlog {
  readonly queued: number;
  readonly processing: number;
  /** Age in seconds of the oldest unfinished job; 0 if there is none. */
  readonly oldest: number;
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
}

/** Reads how much work is waiting. */
export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*)::int from jobs where status = 'queued') as queued,
      (select count(*)::int from jobs where status = 'processing') as processing,
      (select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 from jobs
        where status in ('queued', 'processing')) as oldest,
      (select count(*)::int from webhook_deliveries where state = 'pending') as pending,
      (select coalesce(extract(epoch from now() - min(ended_at)), 0)::float8 from jobs) as "oldestEnded",
      (select coalesce(extract(epoch from now() - min(ended_at)), 0)::float8
        from webhook_deliveries) as "oldestDelivered",
      (select count(*)::int from upload_objects where removable_at is null) as "keptObjects",
      (select count(*)::int from upload_objects where removable_at is not null) as "removableObjects",
      coalesce(sum(stored_bytes), 0)::float8 as stored,
      coalesce(max(queued_exports), 0) as "mostQueued",
      coalesce(max(stored_bytes), 0)::float8 as "mostStored"
    from workspace_usage
  `.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error("The backlog query returned no row.");
  return backlog;
}
