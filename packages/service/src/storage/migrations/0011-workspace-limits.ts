import { sql, type Kysely } from "kysely";

const statements = [
  // Limits of one workspace alone, by their names in the settings; what is missing is as the settings say. A table of its
  // own: rows of `workspaces` change with each export, and these are kept in memory until they change.
  `create table workspace_limits (
    workspace_id integer primary key references workspaces (id),
    limits jsonb not null
  )`,
];

/** Adds limits of single workspaces. */
export async function addWorkspaceLimits(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
