import type { Kysely } from "kysely";
import type { Database } from "../database.js";
import type { OwnLimits } from "../usage-tables.js";

/** What of `limits` a workspace can have of its own. */
export const ownLimitNames = [
  "queuedExports",
  "storedBytes",
  "concurrentUploads",
  "requestsPerMinute",
  "webhooks",
] as const satisfies readonly (keyof OwnLimits)[];

/** The limits that were set for a workspace, as they are now. */
export async function findOwnLimits(db: Kysely<Database>, workspace: number): Promise<OwnLimits> {
  const row = await db
    .selectFrom("workspace_limits")
    .select("limits")
    .where("workspace_id", "=", workspace)
    .executeTakeFirst();
  return row?.limits ?? {};
}

/** Sets the limits of a workspace; those that are missing are of the settings again. */
export async function setOwnLimits(
  trx: Kysely<Database>,
  workspace: number,
  limits: OwnLimits,
): Promise<void> {
  const text = JSON.stringify(limits);
  await trx
    .insertInto("workspace_limits")
    .values({ workspace_id: workspace, limits: text })
    .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet({ limits: text }))
    .execute();
}
