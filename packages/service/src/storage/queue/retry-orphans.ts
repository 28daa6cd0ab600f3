import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Storage } from "../storage.js";
import { queues } from "./queues.js";

/**
 * Ends the leases of a process that died, so that its tasks can be claimed immediately.
 * Only for the embedded database: it has one process, so that no lease is valid when it starts.
 */
export async function retryOrphans({ db }: Storage, boss: PgBoss): Promise<void> {
  const { rows: orphans } = await sql<{ id: string; name: string }>`
    select id, name from pgboss.job where state = 'active'`.execute(db);
  for (const { name } of Object.values(queues)) {
    const ids = orphans.filter((orphan) => orphan.name === name).map(({ id }) => id);
    if (ids.length > 0)
      await boss.fail(name, ids, { message: "The process that had the lease died." });
    // The delay grows with each retry; a restart is no failure of the task.
    for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0 });
  }
}
