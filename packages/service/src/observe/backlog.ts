import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/database.js";

/** What waits to be done. */
export interface Backlog {
  readonly queued: number;
  readonly processing: number;
  /** Seconds that the oldest job without an end has been there; 0 where all have ended. */
  readonly oldest: number;
  /** Messages that have not arrived, and have not been given up. */
  readonly pending: number;
  /** Bytes that are stored for jobs without an end. */
  readonly stored: number;
  /** Jobs without an end, and bytes, of the workspace that has most of them. */
  readonly mostQueued: number;
  readonly mostStored: number;
}

/** Counts what waits to be done. */
export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*)::int from jobs where status = 'queued') as queued,
      (select count(*)::int from jobs where status = 'processing') as processing,
      (select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 from jobs
        where status in ('queued', 'processing')) as oldest,
      (select count(*)::int from webhook_deliveries where state = 'pending') as pending,
      coalesce(sum(stored_bytes), 0)::float8 as stored,
      coalesce(max(queued_exports), 0) as "mostQueued",
      coalesce(max(stored_bytes), 0)::float8 as "mostStored"
    from workspace_usage
  `.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error("The database says nothing of what waits.");
  return backlog;
}
