import { sql, type Kysely } from "kysely";

/**
 * Keeps circuits apart by workspace. The table of 0008 stays: processes of the version before still use it while
 * both run side by side.
 */
export async function addCircuits(db: Kysely<unknown>): Promise<void> {
  await sql`create table circuits (
    workspace_id integer not null references workspaces on delete cascade,
    address text not null,
    failures integer not null,
    open_until timestamptz,
    changed_at timestamptz not null,
    primary key (workspace_id, address))`.execute(db);
}
