import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { deleteMessages } from "./expired-rows.js";
import { deleteKeptUploads } from "../uploads/kept-uploads.js";

/** Scope of an erasure: one document of a workspace, or all its documents. */
export interface ErasureScope {
  readonly workspace: number;
  /** Id of the document at its hosting provider; undefined for all documents. */
  readonly document: string | undefined;
}

/** A record that has not been blanked yet. */
export interface ErasableRecord {
  readonly number: number;
  readonly job: string;
  readonly connection: number;
  readonly reference: string;
  readonly exportedAt: Date;
}

/** A job of a document that is being erased. */
export interface ErasableJob {
  readonly id: string;
  readonly hasEnded: boolean;
}

/** Number of rows per statement: on the embedded database, other statements wait for it. */
const STEP = 1000;
const FIRST_JOB = "00000000-0000-0000-0000-000000000000";

/** Finds records that still identify these documents, oldest first, one step at a time. */
export async function* findErasableRecords(
  db: Kysely<Database>,
  { workspace, document }: ErasureScope,
): AsyncGenerator<readonly ErasableRecord[]> {
  const { last } = await db
    .selectFrom("workspaces")
    .select("last_export_number as last")
    .where("id", "=", workspace)
    .executeTakeFirstOrThrow();
  for (let after = 0; after < last; after += STEP) {
    const { rows } = await sql<ErasableRecord>`
      select number, job_id as job, destination_connection_id as connection,
        destination_reference as reference, exported_at as "exportedAt"
      from document_exports
      where workspace_id = ${workspace} and number > ${after}::int and number <= ${after + STEP}::int
        and case when ${document ?? null}::text is null
          then concat(source_document_title, source_document_reference, source_document_version, destination_reference) <> ''
          else source_document_reference = ${document ?? null} end
      order by number`.execute(db);
    if (rows.length > 0) yield rows;
  }
}

/** Finds jobs of these documents, in no particular order, one step at a time. */
export async function* findErasableJobs(
  db: Kysely<Database>,
  { workspace, document }: ErasureScope,
): AsyncGenerator<readonly ErasableJob[]> {
  let after: string | undefined = FIRST_JOB;
  while (after !== undefined) {
    const { rows }: { rows: (ErasableJob & { readonly matches: boolean })[] } = await sql<
      ErasableJob & { readonly matches: boolean }
    >`
      select id, ended_at is not null as "hasEnded", workspace_id = ${workspace}
        and coalesce(document ->> 'documentId' = ${document ?? null}::text, ${document === undefined}::boolean) as matches
      from jobs where id > ${after}::uuid order by id limit ${sql.lit(STEP)}`.execute(db);
    const found = rows.filter(({ matches }) => matches);
    if (found.length > 0) yield found;
    after = rows.length < STEP ? undefined : rows.at(-1)?.id;
  }
}

/** Returns the job that currently owns a target; undefined if there is none. */
export async function findClaimant(
  db: Kysely<Database>,
  { connection, reference }: Pick<ErasableRecord, "connection" | "reference">,
): Promise<string | undefined> {
  const claim = await db
    .selectFrom("target_claims")
    .select("job_id")
    .where("connection_id", "=", connection)
    .where("target", "=", reference)
    .executeTakeFirst();
  return claim?.job_id;
}

/**
 * Blanks the document data of a record, and deletes its claim of the target. The record keeps its number, its
 * connections and its time. Cached lists are read again, as after the rename of a connection.
 */
export async function blankRecord(
  trx: Kysely<Database>,
  workspace: number,
  { number, job, connection, reference }: ErasableRecord,
): Promise<void> {
  await sql`
    delete from document_results as result using document_exports as record
    where record.workspace_id = ${workspace}::int and record.number = ${number}::int
      and result.workspace_id = record.workspace_id and result.document = record.source_document_reference
      and result.destination_connection_id = record.destination_connection_id`.execute(trx);
  await trx
    .updateTable("document_exports")
    .set({
      source_document_title: "",
      source_document_reference: "",
      source_document_version: "",
      destination_reference: "",
    })
    .where("workspace_id", "=", workspace)
    .where("number", "=", number)
    .execute();
  const own = trx
    .deleteFrom("target_claims")
    .where("connection_id", "=", connection)
    .where("job_id", "=", job);
  const [deleted] = await own.where("target", "=", reference).execute();
  // A reference that a site returned differs from the target: the claim is then searched among all claims of the
  // connection, without an index.
  if (deleted?.numDeletedRows === 0n) await own.execute();
  await trx
    .updateTable("workspaces")
    .set((row) => ({ connection_renames: row("connection_renames", "+", 1) }))
    .where("id", "=", workspace)
    .execute();
}

/**
 * Deletes jobs that have ended, with their messages, idempotency keys and uploads; returns the numbers of deleted jobs
 * and messages.
 */
export async function deleteJobs(
  trx: Kysely<Database>,
  jobs: readonly string[],
): Promise<{ readonly jobs: number; readonly messages: number }> {
  const { rows: ended } = await sql<{ id: string }>`
    select id from jobs where id = any(${jobs}::uuid[]) and ended_at is not null for update`.execute(
    trx,
  );
  const ids = ended.map(({ id }) => id);
  const { rows: messages } = await sql<{ id: string }>`
    select id from webhook_messages where job_id = any(${ids}::uuid[])`.execute(trx);
  const { webhook_messages } = await deleteMessages(
    trx,
    messages.map(({ id }) => id),
  );
  await deleteKeptUploads(trx, ids);
  await sql`delete from idempotency_keys where resource = any(${ids}::text[])`.execute(trx);
  await sql`delete from jobs where id = any(${ids}::uuid[])`.execute(trx);
  return { jobs: ids.length, messages: webhook_messages };
}
