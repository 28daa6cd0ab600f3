import { sql, type Kysely } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Database } from "../database.js";
import type { EndedTask, TaskTable } from "./tasks.js";

/** Maximum time in seconds that a task waits because a server asks for it. */
const MAX_WAIT = 3600;

/**
 * Ends the lease of a task that failed. The task is claimed again after the delay of the queue, or after as many seconds
 * as the member `retryAfter` of the error says, whichever is longer.
 */
export async function retryTask(
  { boss, db }: { readonly boss: PgBoss; readonly db: Kysely<Database> },
  { queue, table }: TaskTable,
  { id, retryCount }: EndedTask,
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await boss.fail(queue, { id, retryCount }, { message });
  const asked = error instanceof Error && "retryAfter" in error ? error.retryAfter : undefined;
  if (typeof asked !== "number") return;
  const wait = Math.min(asked, MAX_WAIT);
  await sql`update ${sql.id("pgboss", table)}
    set start_after = greatest(start_after, pgboss.job_now() + ${wait}::float8 * interval '1 second')
    where name = ${sql.lit(queue)} and id = ${id}::uuid and state < 'active'`.execute(db);
}
