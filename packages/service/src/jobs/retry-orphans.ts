import type { Db, PgBoss } from "pg-boss";
import { z } from "zod";
import { queues } from "./queues.js";

const rowsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * Hands back every task that a dead process held.
 * Only for the embedded database: it has one process, so what is active at its start belongs to nobody.
 */
export async function retryOrphans(database: Db, boss: PgBoss): Promise<void> {
  const { rows } = await database.executeSql(
    "select id, name from pgboss.job where state = 'active'",
  );
  const orphans = rowsSchema.parse(rows);
  for (const { name } of Object.values(queues)) {
    const ids = orphans.filter((orphan) => orphan.name === name).map(({ id }) => id);
    if (ids.length > 0) await boss.fail(name, ids, { message: "The process that held it died." });
    // A retry waits longer with each failure; a restart is no failure of the task.
    for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0 });
  }
}
