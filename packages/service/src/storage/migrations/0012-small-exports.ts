import { sql, type Kysely } from "kysely";

/**
 * Small exports wait in a queue of their own, and each queue is fair for itself. Older versions do not know it, and would
 * leave there for ever what they found: with this migration they start on the database no more.
 */
export async function addSmallExports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column queue text not null default 'exports'`.execute(db);
  await sql`drop index jobs_queued_by_workspace`.execute(db);
  await sql`create index jobs_queued_by_workspace on jobs (workspace_id, queue)
    where status = 'queued'`.execute(db);
}
