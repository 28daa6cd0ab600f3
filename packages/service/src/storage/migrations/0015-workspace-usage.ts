import { sql, type Kysely } from "kysely";

/**
 * Counts what each workspace has waiting, so that its limits are checked without a scan. The counters change in the
 * transactions that add and end exports: they are right after any crash.
 */
export async function addWorkspaceUsage(db: Kysely<unknown>): Promise<void> {
  await sql`create table workspace_usage (
    workspace_id integer primary key references workspaces on delete cascade,
    queued_exports integer not null,
    stored_bytes bigint not null)`.execute(db);
  await sql`insert into workspace_usage (workspace_id, queued_exports, stored_bytes)
    select jobs.workspace_id, count(*), coalesce(sum(octet_length(uploads.gzip)), 0)
      + coalesce(sum((select sum(octet_length(bytes)) from job_images where job_id = jobs.id)), 0)
    from jobs left join uploads on uploads.id = jobs.upload_id
    where jobs.status in ('queued', 'processing')
    group by jobs.workspace_id`.execute(db);
}
