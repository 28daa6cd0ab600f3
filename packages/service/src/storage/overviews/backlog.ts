import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** What waits to be done. */
export interface Backlog {
  readonly queued: number;
  readonly processing: number;
  /** Seconds that the oldest job without an end has been there; 0 where all have ended. */
  readonly oldest: number;
  /** Messages that have not arrived, and have not been given up. */
  readonly pending: number;
}

/** Counts what waits to be done. */
export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*)::int from jobs where status = 'queued') as queued,
      (select count(*)::int from jobs where status = 'processing') as processing,
      (select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 from jobs
        where status in ('queued', 'processing')) as oldest,
      (select count(*)::int from webhook_deliveries where state = 'pending') as pending
  `.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error("The database says nothing of what waits.");
  return backlog;
}
