import type { Kysely } from "kysely";
import type { Database } from "../database.js";
import type { OwnLimits } from "../usage-tables.js";

/** Names of the limits that can be set per workspace. */
export const ownLimitNames = [
  "queuedExports",
  "storedBytes",
  "concurrentUploads",
  "requestsPerMinute",
  "webhooks",
] as const satisfies readonly (keyof OwnLimits)[];

/** Returns the limits that are currently set for a workspace. */
export async function findOwnLimits(db: Kysely<Database>, workspace: number): Promise<OwnLimits> {
  const row = await db
    .selectFrom("workspace_limits")
    .select("limits")
    .where("workspace_id", "=", workspace)
    .executeTakeFirst();
  return row?.limits ?? {};
}

/** Sets the limits of a workspace; limits that are missing fall back to the settings. */
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
