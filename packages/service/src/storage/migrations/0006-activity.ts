import { sql, type Kysely } from "kysely";

const statements = [
  // What each process did in each of the last minutes, so that rates cost the same however many jobs there are. Unlogged:
  // after a crash of the database they may begin again.
  `create unlogged table activity (
    minute timestamptz not null,
    process uuid not null,
    accepted integer not null,
    done integer not null,
    failed integer not null,
    delivered integer not null,
    undelivered integer not null,
    primary key (minute, process))`,
];

/** Counts what is done by the minute. */
export async function addActivity(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
