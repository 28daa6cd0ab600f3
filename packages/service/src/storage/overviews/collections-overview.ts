import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Every collection, as the operator sees it. */
export async function collectionsOverview(db: Kysely<Database>) {
  return db
    .selectFrom("collections")
    .select([
      "id",
      "workspace_id as workspace",
      "name",
      "source_connection_id as source",
      "destination_connection_id as destination",
    ])
    .orderBy("id")
    .execute();
}
