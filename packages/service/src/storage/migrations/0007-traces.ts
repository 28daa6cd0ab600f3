import { sql, type Kysely } from "kysely";

/** Keeps which trace a job and a message belong to (W3C Trace Context, `traceparent`). */
export async function addTraces(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column traceparent text`.execute(db);
  await sql`alter table webhook_messages add column traceparent text`.execute(db);
}
