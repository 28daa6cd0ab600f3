import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Adds a workspace and gives its id. */
export async function addWorkspace(db: Kysely<Database>, name: string): Promise<number> {
  const { id } = await db
    .insertInto("workspaces")
    .values({ name })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The number that the next record of the workspace bears: the update keeps writers of one workspace in line. */
export async function takeExportNumber(trx: Kysely<Database>, workspace: number): Promise<number> {
  const { last_export_number } = await trx
    .updateTable("workspaces")
    .set(({ eb }) => ({ last_export_number: eb("last_export_number", "+", 1) }))
    .where("id", "=", workspace)
    .returning("last_export_number")
    .executeTakeFirstOrThrow();
  return last_export_number;
}

/** Counts all workspaces. */
export async function countWorkspaces(db: Kysely<Database>): Promise<number> {
  const rows = await db.selectFrom("workspaces").select("id").execute();
  return rows.length;
}
