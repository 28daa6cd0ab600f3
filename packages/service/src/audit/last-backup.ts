import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";

/** Entries of the audit log that are searched: those of a backup a day are among them for decades. */
const MAX_ENTRIES = 10_000;

/** The time of the last backup by the command, as an expression of SQL; null if the newest entries have none. */
export const lastBackupTime = sql<Date | null>`(
  select max(changed_at) from (
    select action, changed_at from audit_log order by changed_at desc limit ${sql.lit(MAX_ENTRIES)}
  ) as newest where action = 'database.backup')`;

/** The time of the last backup by the command; undefined if the newest entries of the audit log have none. */
export async function lastBackup(db: Kysely<Database>): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select ${lastBackupTime} as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
