import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/**
 * The objects that the service has in its bucket. Each has a row from before it is written until it is deleted, so
 * that one without a job is found without a list of the bucket.
 *
 *     announce ──▶ (written) ──▶ keep ──▶ release ──▶ claim ──▶ (deleted) ──▶ forget
 *         └──────── no job was stored: after a grace time ───────▲
 */

/** Records an object before it is written; if no job keeps it, it is removed after `graceMs`. */
export async function announceObject(
  db: Kysely<Database>,
  key: string,
  graceMs: number,
): Promise<void> {
  await sql`insert into upload_objects (key, removable_at)
    values (${key}, now() + ${graceMs}::float8 * interval '1 millisecond')`.execute(db);
}

/**
 * Keeps an object for a job, in the transaction that stores the job.
 *
 * @throws if the object is being removed, because it was written before the grace time.
 */
export async function keepObject(trx: Kysely<Database>, key: string): Promise<void> {
  const { rows } = await sql`
    update upload_objects set removable_at = null where key = ${key} and not removing
    returning key`.execute(trx);
  if (rows.length === 0) throw new Error(`The object ${key} has been removed from the bucket.`);
}

/** Releases objects for removal, in the transaction that ends their jobs. */
export async function releaseObjects(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await sql`update upload_objects set removable_at = now()
    where key = any(${[...keys]}::text[])`.execute(db);
}

/** Releases an object whose job was not stored; an object that a job keeps is not changed. */
export async function abandonObject(db: Kysely<Database>, key: string): Promise<void> {
  await sql`update upload_objects set removable_at = now()
    where key = ${key} and removable_at is not null`.execute(db);
}

/**
 * Claims objects that are no longer needed, at most `limit`; no other process gets them until `retryMs` have passed.
 */
export async function claimRemovable(
  db: Kysely<Database>,
  { limit, retryMs }: { readonly limit: number; readonly retryMs: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    update upload_objects set removing = true,
      removable_at = now() + ${retryMs}::float8 * interval '1 millisecond'
    where key in (select key from upload_objects where removable_at <= now()
      order by removable_at limit ${limit}::int for update skip locked)
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Deletes the rows of objects that were deleted from the bucket. */
export async function forgetObjects(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await sql`delete from upload_objects
    where key = any(${[...keys]}::text[])`.execute(db);
}

/** Counts the uploads that are stored in the bucket. */
export async function countUploadObjects(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from uploads where object_key is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
