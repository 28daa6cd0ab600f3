import { sql, type Kysely } from "kysely";
import type { Database } from "../../src/storage/database.js";

/** A clock that a test moves, for the service and for its job engine. */
export interface TestTime {
  readonly now: () => Date;
  /** Moves the clock by this many milliseconds, also backwards. */
  readonly move: (db: Kysely<Database>, ms: number) => Promise<void>;
}

/** Returns a running clock that starts with the current time. */
export function testTime(): TestTime {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    move: async (db, ms) => {
      ahead += ms;
      // The engine reads its clock only through this function, so it can be replaced.
      await sql`create or replace function pgboss.job_now() returns timestamptz language sql stable
        as 'select pg_catalog.now() + interval ${sql.raw(`''${ahead} milliseconds''`)}'`.execute(
        db,
      );
    },
  };
}
