import { sql, type Kysely } from "kysely";

/** Remembers endpoints that do not answer, so that not every message waits for its time-out. */
export async function addEndpointCircuits(db: Kysely<unknown>): Promise<void> {
  await sql`create table endpoint_circuits (
    endpoint text primary key,
    failures integer not null,
    open_until timestamptz,
    changed_at timestamptz not null)`.execute(db);
}
