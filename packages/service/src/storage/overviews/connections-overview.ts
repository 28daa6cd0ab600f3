import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Every connection, as the operator sees it: of its secrets, whether it has any. */
export async function connectionsOverview(db: Kysely<Database>) {
  const rows = await db
    .selectFrom("connections")
    .select(["id", "workspace_id as workspace", "role", "kind", "name", "settings", "secrets"])
    .orderBy("id")
    .execute();
  return rows.map(({ secrets, ...row }) => ({ ...row, secrets: secrets === null ? "" : "sealed" }));
}
