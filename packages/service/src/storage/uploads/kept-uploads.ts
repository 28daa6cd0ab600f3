import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { deleteUploads } from "./uploads.js";

/** Maximum number of kept uploads of failed jobs per workspace; the oldest are deleted first. */
export const MAX_KEPT_UPLOADS = 100;
/** Maximum total size of these uploads, in compressed bytes. */
export const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** The upload of a failed job. */
export interface KeptUpload {
  readonly upload: string;
  /** Compressed size in bytes. */
  readonly bytes: number;
}

/** The job and workspace whose upload is kept. */
export interface FailedUpload {
  readonly job: string;
  readonly workspace: number;
  /** Null, or the id of a deleted upload, if there is none. */
  readonly upload: string | null;
  readonly now: Date;
}

/**
 * Keeps the upload of a failed job for a retry, and deletes the oldest kept uploads of its workspace if there are too
 * many. Returns the size of the upload in bytes.
 */
export async function keepUpload(
  trx: Kysely<Database>,
  { job, workspace, upload, now }: FailedUpload,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    insert into kept_uploads (job_id, upload_id, workspace_id, bytes, kept_at)
    select ${job}::uuid, id, ${workspace}::int, coalesce(octet_length(gzip), object_bytes), ${now}::timestamptz
    from uploads where id = ${upload}::uuid
    returning bytes`.execute(trx);
  const [kept] = rows;
  if (!kept) return 0;
  await deleteSurplus(trx, workspace);
  return kept.bytes;
}

/**
 * Deletes the oldest kept uploads over the limits. The newest always stays, however large: only the file size limit
 * applies to it.
 */
async function deleteSurplus(trx: Kysely<Database>, workspace: number): Promise<void> {
  const { rows } = await sql<{ upload: string }>`
    delete from kept_uploads using (
      select job_id, row_number() over newest as place, sum(bytes) over newest as bytes
      from kept_uploads where workspace_id = ${workspace}
      window newest as (order by kept_at desc, job_id rows unbounded preceding)) as ranked
    where kept_uploads.job_id = ranked.job_id
      and (ranked.place > ${sql.lit(MAX_KEPT_UPLOADS)} or ranked.place > 1 and ranked.bytes > ${sql.lit(MAX_KEPT_BYTES)})
    returning kept_uploads.upload_id as upload`.execute(trx);
  await deleteAll(trx, rows);
}

/** Moves the upload of a failed job to another job; undefined if it is no longer kept. */
export async function takeKeptUpload(
  trx: Kysely<Database>,
  job: string,
): Promise<KeptUpload | undefined> {
  return trx
    .deleteFrom("kept_uploads")
    .where("job_id", "=", job)
    .returning(["upload_id as upload", "bytes"])
    .executeTakeFirst();
}

/** Deletes the kept uploads of these jobs. */
export async function deleteKeptUploads(
  trx: Kysely<Database>,
  jobs: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ upload: string }>`
    delete from kept_uploads where job_id = any(${jobs}::uuid[])
    returning upload_id as upload`.execute(trx);
  await deleteAll(trx, rows);
}

/** Deletes uploads kept before a time, oldest first; returns their number, at most `limit`. */
export async function deleteOldUploads(
  trx: Kysely<Database>,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ upload: string }>`
    delete from kept_uploads where job_id in (
      select job_id from kept_uploads where kept_at < ${before}
      order by kept_at limit ${limit}::int for update skip locked)
    returning upload_id as upload`.execute(trx);
  await deleteAll(trx, rows);
  return rows.length;
}

async function deleteAll(
  trx: Kysely<Database>,
  rows: readonly { readonly upload: string }[],
): Promise<void> {
  if (rows.length > 0)
    await deleteUploads(
      trx,
      rows.map(({ upload }) => upload),
    );
}
