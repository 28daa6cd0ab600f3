import { sql, type Kysely } from "kysely";

/**
 * Frees uploads from the reference that their jobs had to them: at each deletion the database looked through all
 * jobs for it. A job lets go of its upload in the statement that deletes it.
 */
export async function freeUploads(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop constraint jobs_upload_id_fkey`.execute(db);
}
