import { sql, type Kysely } from "kysely";
import type { ConnectionRow, Database } from "../storage/database.js";

/** Intervals between the checks of a destination, in seconds. */
export interface CheckTimes {
  /** Time between two checks of a destination, in seconds. */
  readonly interval: number;
  /** Time between two checks of a destination whose last check failed, in seconds. */
  readonly again: number;
  readonly limit: number;
}

/** Records new destinations. The first check of each is due one interval later. */
export async function noteDestinations(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into connection_checks (connection_id, checked_at, since)
    select id, ${now}::timestamptz, ${now}::timestamptz from connections as connection where role = 'destination'
      and not exists (select from connection_checks where connection_id = connection.id)
    on conflict do nothing`.execute(db);
}

/**
 * Claims destinations that are due for a check, the longest overdue first, so that no other process checks them at the
 * same time.
 */
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
