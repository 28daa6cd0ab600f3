import { sql, type Kysely } from "kysely";

/** Gives connections a place for what only their destination may read: sealed, never in `settings`. */
export async function addConnectionSecrets(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column secrets bytea`.execute(db);
}
