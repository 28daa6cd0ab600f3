import { sql, type Kysely } from "kysely";

const statements = [
  // With a default, so that a process of the version before can go on writing.
  `alter table activity add column failed_calls integer not null default 0`,
  `alter table jobs add column failure_cause text`,
];

/** Counts the calls of webhooks that were not accepted, and records what jobs fail for. */
export async function addOperating(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
