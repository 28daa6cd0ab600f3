import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { waitingIndex, waitingIndexName } from "./claim-tasks.js";

/** Any number that no other lock of the database uses. */
const LOCK = 20_261_122;

/** Creates the indexes that tasks are claimed by where they are missing. Any number of processes may call it at once. */
export async function openWaitingIndex(
  db: Kysely<Database>,
  tables: ReadonlySet<string>,
): Promise<void> {
  for (const table of tables) {
    // To create an index waits for all writers of its table, also where the index is there already.
    if (await exists(db, waitingIndexName(table))) continue;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
      await waitingIndex(table).execute(trx);
    });
  }
}

async function exists(db: Kysely<Database>, index: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`pgboss.${index}`}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
