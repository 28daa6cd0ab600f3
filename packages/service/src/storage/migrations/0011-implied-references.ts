import { sql, type Kysely } from "kysely";

/**
 * Drops references that the job of a row has as well, and that are copied from it by the statement that writes the row:
 * each was looked up again, and locked, for each export.
 */
export async function dropImpliedReferences(db: Kysely<unknown>): Promise<void> {
  // In the order in which a version before, which may run meanwhile, takes them: nobody waits for another in a circle.
  await sql`lock table jobs, workspaces, document_exports, connections, target_claims
    in access exclusive mode`.execute(db);
  await sql`alter table document_exports
    drop constraint document_exports_workspace_id_fkey,
    drop constraint document_exports_source_connection_id_fkey,
    drop constraint document_exports_destination_connection_id_fkey`.execute(db);
  await sql`alter table target_claims
    drop constraint target_claims_connection_id_fkey`.execute(db);
}
