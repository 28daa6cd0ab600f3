import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** What a workspace has waiting. */
export interface WorkspaceUsage {
  /** Exports that have not ended. */
  readonly queuedExports: number;
  /** Bytes that are stored for them: compressed uploads, and images. */
  readonly storedBytes: number;
}

/** Changes what a workspace has waiting, in the transaction that adds or removes it. */
export async function changeUsage(
  trx: Kysely<Database>,
  workspace: number,
  { queuedExports, storedBytes }: WorkspaceUsage,
): Promise<void> {
  await sql`update workspace_usage set queued_exports = queued_exports + ${queuedExports}::int,
      stored_bytes = stored_bytes + ${storedBytes}::bigint
    where workspace_id = ${workspace}`.execute(trx);
}
