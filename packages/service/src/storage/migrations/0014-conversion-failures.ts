import { sql, type Kysely } from "kysely";

/** How often the conversion of a job ended for want of memory or time: that is the document's, not a worker's death. */
export async function countConversionFailures(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column conversion_failures int not null default 0`.execute(db);
}
