import { sql, type Kysely } from "kysely";

const statements = [
  // Activity of each process in each of the last minutes, so that the cost of computing rates does not depend on the
  // number of jobs. Unlogged: after a crash of the database, the counts may restart.
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

/** Counts activity by minute. */
export async function addActivity(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
