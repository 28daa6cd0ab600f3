import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** A task that has ended, at the attempt that ended it. */
export interface EndedTask {
  readonly id: string;
  readonly retryCount: number;
}

/** The queue, and the job engine's table that holds its tasks. */
export interface TaskTable {
  readonly queue: string;
  readonly table: string;
}

/**
 * Deletes tasks that have ended, in the transaction that says so of their job or delivery: the tables of the job engine
 * hold only tasks that are still to be done, however many there were. The engine itself would keep them for a day, and
 * delete those of a day by one statement. A task whose lease was lost is left alone.
 */
export async function deleteTasks(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  tasks: readonly EndedTask[],
): Promise<void> {
  // The ids are given a second time for the planner, as in `updateJobs`.
  await sql`
    delete from ${sql.id("pgboss", table)} as task
    using unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ retryCount }) => retryCount)}::int[])
      as ended (id, retry_count)
    where task.name = ${sql.lit(queue)} and task.id = any(${tasks.map(({ id }) => id)}::uuid[])
      and task.id = ended.id and task.retry_count = ended.retry_count and task.state = 'active'`.execute(
    trx,
  );
}

/** Deletes a task that nobody needs any more, whether a worker has it or not. */
export async function removeTask(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  id: string,
): Promise<void> {
  await sql`delete from ${sql.id("pgboss", table)}
    where name = ${sql.lit(queue)} and id = ${id}::uuid`.execute(trx);
}
