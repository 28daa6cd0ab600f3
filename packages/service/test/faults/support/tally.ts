import { readdir } from "node:fs/promises";
import { sql, type Kysely } from "kysely";
import type { Database } from "../../../src/storage/database.js";

/** Counts of everything after a run; `aftermath` reports what is wrong. */
export interface Tally {
  readonly jobs: number;
  /** Jobs that are done or failed. */
  readonly ended: number;
  readonly records: number;
  readonly files: number;
  /** Webhook messages, one for each event and receiver. */
  readonly messages: number;
  readonly delivered: number;
  /** Delivery attempts. */
  readonly attempts: number;
  /** Jobs that more than one worker claimed. */
  readonly takenUpAgain: number;
}

/** Counts what a run left in its database and in the destination's folder. */
export async function tally(db: Kysely<Database>, folder: string): Promise<Tally> {
  const { rows } = await sql<Omit<Tally, "files">>`select
    (select count(*)::int from jobs) as jobs,
    (select count(*)::int from jobs where status in ('done', 'failed')) as ended,
    (select count(*)::int from document_exports) as records,
    (select count(*)::int from webhook_messages) as messages,
    (select count(*)::int from webhook_deliveries where state = 'delivered') as delivered,
    (select count(*)::int from webhook_attempts) as attempts,
    (select count(*)::int from jobs where attempt > 1) as "takenUpAgain"`.execute(db);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const [row] = rows;
  if (!row) throw new Error("A count is always one row.");
  return { ...row, files };
}
