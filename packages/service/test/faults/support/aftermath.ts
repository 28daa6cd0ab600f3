import { mkdir, readdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { sql, type Kysely } from "kysely";
import type { Database } from "../../../src/storage/database.js";

/** Promises to callers: jobs whose acceptance they saw. */
export interface Promised {
  readonly jobs: readonly string[];
  /** Folder of the destination. */
  readonly folder: string;
}

/**
 * Checks the whole state after faults and returns what is wrong; empty if every promise was kept: each accepted job
 * ended, and has one record and one file if it is done, every event has a delivered message, record numbers are dense,
 * usage is counted correctly, and nothing is left over.
 */
export async function aftermath(db: Kysely<Database>, promised: Promised): Promise<string[]> {
  const faults = await Promise.all([
    lostJobs(db, promised.jobs),
    rowsOf(
      db,
      "job has not ended",
      sql`select id from jobs where status not in ('done', 'failed')`,
    ),
    rowsOf(
      db,
      "job is done without a record",
      sql`select id from jobs where status = 'done' and id not in (select job_id from document_exports)`,
    ),
    rowsOf(
      db,
      "record belongs to a job that is not done",
      sql`select id from jobs join document_exports on job_id = id where status <> 'done'`,
    ),
    rowsOf(
      db,
      "numbers of records have gaps",
      sql`select w.id from workspaces w where last_export_number <>
        (select count(*) from document_exports where workspace_id = w.id)`,
    ),
    rowsOf(
      db,
      "upload is left over",
      sql`select id from uploads where id not in
      (select upload_id from jobs where upload_id is not null and status in ('queued', 'processing'))
      and id not in (select upload_id from kept_uploads)`,
    ),
    rowsOf(
      db,
      "object of the bucket is kept for no job",
      sql`select key as id from upload_objects where removable_at is null and key not in
      (select object_key from uploads where object_key is not null)`,
    ),
    rowsOf(
      db,
      "usage of a workspace is wrong",
      sql`select workspace_id as id from workspace_usage where stored_bytes <>
          (select coalesce(sum(coalesce(octet_length(gzip), object_bytes)), 0) from uploads join jobs on jobs.upload_id = uploads.id
            where jobs.workspace_id = workspace_usage.workspace_id)
        or queued_exports <> (select count(*) from jobs
          where jobs.workspace_id = workspace_usage.workspace_id and status in ('queued', 'processing'))`,
    ),
    rowsOf(
      db,
      "message was not delivered",
      sql`select message_id as id from webhook_deliveries
      where state <> 'delivered'`,
    ),
    missingEvents(db),
    wrongFiles(db, promised.folder),
  ]);
  return faults.flat();
}

async function lostJobs(db: Kysely<Database>, jobs: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("jobs").select("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  return jobs.filter((id) => !known.has(id)).map((id) => `accepted job is gone: ${id}`);
}

async function rowsOf(
  db: Kysely<Database>,
  fault: string,
  query: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await sql<{ id: unknown }>`${query}`.execute(db);
  return rows.map(({ id }) => `${fault}: ${String(id)}`);
}

/** Returns the jobs with their own webhook that missed the events of their start or end. */
async function missingEvents(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string; event: string }>`
    select jobs.id, event from jobs
    cross join lateral (values ('job.queued'), ('job.' || jobs.status)) as expected (event)
    where json_array_length(jobs.options -> 'webhooks') > 0
      and not exists (select from webhook_messages m where m.job_id = jobs.id and m.event = expected.event)
  `.execute(db);
  return rows.map(({ id, event }) => `event was never received: ${event} of ${id}`);
}

async function wrongFiles(db: Kysely<Database>, folder: string): Promise<string[]> {
  const records = await db.selectFrom("document_exports").select("destination_reference").execute();
  const expected = new Set(records.map(({ destination_reference }) => destination_reference));
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return [
    ...files
      .filter((file) => !expected.has(file))
      .map((file) => `file without a record: ${basename(file)}`),
    ...[...expected]
      .filter((file) => !files.includes(file))
      .map((file) => `record without its file: ${file}`),
  ];
}
