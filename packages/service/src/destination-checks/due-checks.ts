import { sql, type Kysely } from "kysely";
import type { ConnectionRow, Database } from "../storage/database.js";

/** When destinations are checked; times in seconds. */
export interface CheckTimes {
  /** Between two checks of a destination. */
  readonly interval: number;
  /** Between two checks of one that has failed its last one. */
  readonly again: number;
  readonly limit: number;
}

/** Notes destinations that are new: the first check of one is due when an interval has passed since then. */
export async function noteDestinations(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into connection_checks (connection_id, checked_at, since)
    select id, ${now}::timestamptz, ${now}::timestamptz from connections as connection where role = 'destination'
      and not exists (select from connection_checks where connection_id = connection.id)
    on conflict do nothing`.execute(db);
}

/** Claims destinations that are due for a check, longest first: no other process checks them meanwhile. */
export async function claimDueChecks(
  db: Kysely<Database>,
  now: Date,
  { interval, again, limit }: CheckTimes,
): Promise<readonly ConnectionRow[]> {
  const wait = sql`case when ok = false then ${again}::int else ${interval}::int end * interval '1 second'`;
  const { rows } = await sql<ConnectionRow>`
    with due as (
      select connection_id from connection_checks where checked_at + ${wait} <= ${now}::timestamptz
      order by checked_at limit ${limit}::int for update skip locked),
    claimed as (
      update connection_checks set checked_at = ${now} from due
      where connection_checks.connection_id = due.connection_id returning due.connection_id)
    select id, workspace_id, name, role, kind, settings, secrets from connections
    join claimed on claimed.connection_id = connections.id`.execute(db);
  return rows;
}
