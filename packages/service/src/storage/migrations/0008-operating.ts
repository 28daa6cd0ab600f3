import { sql, type Kysely } from "kysely";

const statements = [
  // The default lets processes of the previous version continue writing.
  `alter table activity add column failed_calls integer not null default 0`,
  `alter table jobs add column failure_cause text`,
];

/** Counts webhook calls that were not accepted, and records why jobs fail. */
export async function addOperating(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
