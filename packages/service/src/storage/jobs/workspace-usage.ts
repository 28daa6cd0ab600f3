import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import type { OwnLimits } from "../usage-tables.js";

/** Data that a workspace stores for jobs that have not ended. */
export interface WorkspaceUsage {
  readonly queuedExports: number;
  /** Size of compressed uploads and images, in bytes. */
  readonly storedBytes: number;
}

/** Thrown if a workspace would store more than its limit. */
export class WorkspaceLimitError extends Error {
  override readonly name = "WorkspaceLimitError";

  readonly limit: keyof WorkspaceUsage;
  readonly max: number;

  constructor(limit: keyof WorkspaceUsage, max: number) {
    super(`The workspace would exceed its limit \`${limit}\` of ${max}.`);
    this.limit = limit;
    this.max = max;
  }
}

/** Usage of a workspace, with the limits that were set for it. */
export interface LimitedUsage extends WorkspaceUsage {
  readonly ownLimits: OwnLimits | null;
}

/** Changes the usage of a workspace, in the transaction that stores or deletes the data, and returns the new usage. */
export async function changeUsage(
  trx: Kysely<Database>,
  workspace: number,
  { queuedExports, storedBytes }: WorkspaceUsage,
): Promise<LimitedUsage> {
  const { rows } = await sql<LimitedUsage>`
    insert into workspace_usage as usage (workspace_id, queued_exports, stored_bytes)
    values (${workspace}::int, ${queuedExports}::int, ${storedBytes}::bigint)
    on conflict (workspace_id) do update set
      queued_exports = usage.queued_exports + excluded.queued_exports,
      stored_bytes = usage.stored_bytes + excluded.stored_bytes
    returning queued_exports as "queuedExports", stored_bytes::float8 as "storedBytes",
      (select limits from workspace_limits where workspace_id = usage.workspace_id) as "ownLimits"`.execute(
    trx,
  );
  const [usage] = rows;
  if (!usage) throw new Error("Insert returned no row.");
  return usage;
}

/**
 * Passes if a workspace stays within its limits.
 *
 * @throws {WorkspaceLimitError} if it stores more than they allow.
 */
export function assertWithinLimits(usage: WorkspaceUsage, limits: WorkspaceUsage): void {
  for (const limit of ["queuedExports", "storedBytes"] as const)
    if (usage[limit] > limits[limit]) throw new WorkspaceLimitError(limit, limits[limit]);
}
