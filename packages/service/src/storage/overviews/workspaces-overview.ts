import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Every workspace, as the operator sees it. */
export async function workspacesOverview(db: Kysely<Database>) {
  return db
    .selectFrom("workspaces")
    .select(["id", "name", "last_export_number as exports"])
    .orderBy("id")
    .execute();
}
