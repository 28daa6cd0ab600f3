import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Adds a workspace and returns its id. */
export async function addWorkspace(db: Kysely<Database>, name: string): Promise<number> {
  const { id } = await db
    .insertInto("workspaces")
    .values({ name })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts all workspaces. */
export async function countWorkspaces(db: Kysely<Database>): Promise<number> {
  const rows = await db.selectFrom("workspaces").select("id").execute();
  return rows.length;
}
