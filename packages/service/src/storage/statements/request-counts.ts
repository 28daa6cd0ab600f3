import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** How far the requests of a token have been taken in the running minute. */
export interface TakenRequests {
  /** By all processes together, this taking included. */
  readonly taken: number;
  /** Seconds until the minute ends, by the clock of the database: that of processes may differ. */
  readonly secondsLeft: number;
}

/** Takes `count` requests of a token out of the running minute, whether or not that many are left. */
export async function takeRequests(
  db: Kysely<Database>,
  token: number,
  count: number,
): Promise<TakenRequests> {
  const { rows } = await sql<{ taken: number; left: number }>`
    insert into request_counts as known (token_id, minute, taken)
    values (${token}, floor(extract(epoch from now()) / 60), ${count})
    on conflict (token_id) do update set
      minute = excluded.minute,
      taken = excluded.taken + case when known.minute = excluded.minute then known.taken else 0 end
    returning taken, (60 - mod(extract(epoch from now())::numeric, 60))::float8 as left
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The database took requests and said nothing of it.");
  return { taken: row.taken, secondsLeft: row.left };
}
