import { sql, type Kysely } from "kysely";

const statements = [
  // Limits of single workspaces, by their names in the settings; a missing limit has its value from the settings. They
  // have a separate table because rows of `workspaces` change with each export, while limits are cached until they
  // change.
  `create table workspace_limits (
    workspace_id integer primary key references workspaces (id),
    limits jsonb not null
  )`,
];

/** Adds limits for single workspaces. */
export async function addWorkspaceLimits(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
