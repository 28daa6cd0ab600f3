import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";

/** Number of audit log entries to search. With one backup a day, the last one is among them for decades. */
const MAX_ENTRIES = 10_000;

/** SQL expression for the time of the last backup made by the command; null if the newest entries have none. */
export const lastBackupTime = sql<Date | null>`(
  select max(changed_at) from (
    select action, changed_at from audit_log order by changed_at desc limit ${sql.lit(MAX_ENTRIES)}
  ) as newest where action = 'database.backup')`;

/**
 * Returns the time of the last backup made by the command; undefined if the newest entries of the audit log have none.
 */
export async function lastBackup(db: Kysely<Database>): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select ${lastBackupTime} as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
