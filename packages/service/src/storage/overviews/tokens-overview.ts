import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Every token, as the operator sees it: neither its text nor its hash. */
export async function tokensOverview(db: Kysely<Database>) {
  return db
    .selectFrom("tokens")
    .select([
      "id",
      "workspace_id as workspace",
      "source_connection_id as source",
      "name",
      "scopes",
      "created_at as created",
      "expires_at as expires",
    ])
    .orderBy("id")
    .execute();
}
