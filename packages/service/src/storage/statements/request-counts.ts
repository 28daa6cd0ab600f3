import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Requests that a token has made in the current minute. */
export interface TakenRequests {
  /** Number of requests over all processes, including this call. */
  readonly taken: number;
  /** Seconds until the minute ends, by the database clock: the clocks of processes may differ. */
  readonly secondsLeft: number;
}

/** Counts `count` requests of a token in the current minute, even if that exceeds the limit. */
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
