import { sql, type Kysely } from "kysely";

/** Lets what waits be counted without a look at all that has ended. */
export async function addBacklogIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_not_ended on jobs (status, queued_at)
    where status in ('queued', 'processing')`.execute(db);
  await sql`create index jobs_queued_by_workspace on jobs (workspace_id)
    where status = 'queued'`.execute(db);
  await sql`create index webhook_deliveries_pending on webhook_deliveries (next_attempt_at)
    where state = 'pending'`.execute(db);
}
