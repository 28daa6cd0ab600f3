import { rm } from "node:fs/promises";
import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { openCopy } from "../storage/embedded/open-embedded.js";
import type { Storage } from "../storage/storage.js";
import { replacedTables } from "./tables.js";

/**
 * Runs work on one consistent state of the database while others keep changing it. PostgreSQL has snapshots. The
 * embedded database has only one session, so a copy of it is opened in this process.
 */
export async function inSnapshot<Result>(
  storage: Storage,
  work: (trx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (!storage.copy)
    return storage.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => {
        // Lock before the snapshot is taken: a restore would empty the tables in the snapshot too (PostgreSQL,
        // TRUNCATE).
        await sql`lock table ${sql.join(replacedTables.map((table) => sql.table(table)))}
          in access share mode`.execute(trx);
        return work(trx);
      });
  const folder = await storage.copy();
  try {
    const copy = await openCopy(folder);
    try {
      return await copy.db.transaction().execute(work);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
