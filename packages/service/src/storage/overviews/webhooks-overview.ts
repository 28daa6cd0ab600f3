import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Every webhook, as the operator sees it. */
export async function webhooksOverview(db: Kysely<Database>) {
  return db
    .selectFrom("webhooks")
    .select([
      "id",
      "workspace_id as workspace",
      "endpoint",
      "origin",
      "failing_since as failing since",
      "disabled_at as disabled",
    ])
    .orderBy("id")
    .execute();
}
